import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { accepts } from "./accepted-coding";

const gzip = (header: string | undefined) =>
  accepts({ headers: header === undefined ? {} : { "accept-encoding": header } }, "gzip");

describe("a client accepts a coding", () => {
  it.each(["gzip", "GZIP", "x-gzip", "br, gzip", "br,gzip;q=0.5", "br , gzip ; q=1.000 , zstd"])(
    "that it names: %s",
    (header) => expect(gzip(header)).toBe(true),
  );

  it.each([undefined, "", "br", "notgzip", "gzipped", "gzip;q=0", "gzip; q=0.000", "gzip;q=no", "*", "q=1"])(
    "only if it names it with a quality above zero: %s",
    (header) => expect(gzip(header)).toBe(false),
  );

  it("whatever else the header contains (property)", () => {
    fc.assert(
      fc.property(fc.string(), (other) => {
        expect(gzip(`${other.replaceAll(",", "")}, gzip`)).toBe(true);
      }),
    );
  });

  it.each([" ", " ;", ";", ","])("only in a header of at most 1,000 characters: %j", (part) => {
    expect(gzip(`br${part.repeat(900 / part.length)}, gzip`)).toBe(true);
    expect(gzip(`gzip, br${part.repeat(16_384 / part.length)}`)).toBe(false);
  });
});
