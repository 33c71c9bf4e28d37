import { gunzipSync } from "node:zlib";
import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { freshNonce } from "../../security/nonce";
import { decoded } from "../../../testing/gateway/content-coding";
import { PageTemplate } from "./page-template";
import { zstd } from "./zstd";

/** The results of as many calls, each after the last one has ended. */
async function inTurn<T>(calls: number, call: () => Promise<T>): Promise<readonly T[]> {
  const results: T[] = [];
  for (let made = 0; made < calls; made += 1) results.push(await call());
  return results;
}

/** Pieces of pages and of hostile names: like nonces, long, repeated, in any script. */
const piece = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.string({ unit: fc.constantFrom("a", "=", "<", "+", "/", "ÿ") }),
  fc.constantFrom('<script nonce="', "nonce-", "==", `'nonce-`, "\u{10ffff}", "<td>0</td>".repeat(4_000)),
  fc.uint8Array({ minLength: 16, maxLength: 16 }).map((bytes) => Buffer.from(bytes).toString("base64")),
);
const pieces = fc.array(piece, { minLength: 1, maxLength: 12 });

test("every nonce of the rendering is replaced by that of the response, and nothing else is (property)", async () => {
  await fc.assert(
    fc.asyncProperty(pieces, async (parts) => {
      const [rendered, own] = [freshNonce(), freshNonce()];
      const template = new PageTemplate(Buffer.from(parts.join(rendered)), rendered);
      const expected = parts.join(own);
      expect(template.text(own).toString()).toBe(expected);
      const wholes = await inTurn(8, () => template.encoded("gzip", own));
      const joined = await template.encoded("gzip", own);
      for (const zipped of [...wholes, joined]) expect(gunzipSync(zipped).toString()).toBe(expected);
      expect(template.length).toBe(Buffer.byteLength(expected));
      for (const sent of [template.text(own), gunzipSync(joined)])
        expect(sent.includes(rendered)).toBe(false);
    }),
    { numRuns: 300 },
  );
});

test("responses of one page differ in their nonces only", async () => {
  const rendered = freshNonce();
  const page = `<a nonce="${rendered}">${"name ".repeat(9_000)}</a><b nonce="${rendered}"></b>`;
  const template = new PageTemplate(Buffer.from(page), rendered);
  const sent = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const nonce = freshNonce();
      return { nonce, text: gunzipSync(await template.encoded("gzip", nonce)).toString() };
    }),
  );
  expect(new Set(sent.map(({ nonce, text }) => text.replaceAll(nonce, "?"))).size).toBe(1);
  expect(new Set(sent.map(({ text }) => text)).size).toBe(20);
});

test("a text that resembles the nonce is not replaced", () => {
  const rendered = freshNonce();
  const name = `${rendered.slice(0, -1)}-<script nonce="${rendered.slice(1)}">`;
  const template = new PageTemplate(Buffer.from(`${name}|${rendered}`), rendered);
  const own = freshNonce();
  expect(template.text(own).toString()).toBe(`${name}|${own}`);
});

test("a page without nonces is compressed once", async () => {
  const template = new PageTemplate(Buffer.from("row ".repeat(5_000)), freshNonce());
  const [first, second] = await inTurn(2, () => template.encoded("gzip", freshNonce()));
  expect(gunzipSync(first ?? "").toString()).toBe("row ".repeat(5_000));
  expect(second).toBe(first);
});

describe("the coding of a response", () => {
  const TEXT = "name ".repeat(9_000);
  const open = (text = TEXT) => {
    const rendered = freshNonce();
    return new PageTemplate(Buffer.from(`${text}${rendered}`), rendered);
  };
  const accepting =
    (...accepted: readonly string[]) =>
    (coding: string) =>
      accepted.includes(coding);

  it("is gzip for clients that accept nothing else, and none for those that do not", () => {
    expect(open().codingFor(accepting("gzip"))).toBe("gzip");
    expect(open().codingFor(accepting("br"))).toBe("identity");
  });

  it("is none for a text that fits into a packet", () => {
    expect(open("name ").codingFor(accepting("gzip", "zstd"))).toBe("identity");
  });

  it.runIf(zstd === null)("is never zstd where Node does not have it", async () => {
    expect(open().codingFor(accepting("zstd"))).toBe("identity");
    expect(open().codingFor(accepting("gzip", "zstd"))).toBe("gzip");
    await expect(open().encoded("zstd", freshNonce())).rejects.toThrow("does not have zstd");
  });

  it.runIf(zstd !== null)(
    "is zstd until a page is in demand, and always if gzip is not accepted",
    async () => {
      const template = open();
      const codings = await inTurn(10, async () => {
        const coding = template.codingFor(accepting("gzip", "zstd"));
        const nonce = freshNonce();
        const sent = await template.encoded(coding, nonce);
        expect(decoded(coding, sent).toString()).toBe(TEXT + nonce);
        return coding;
      });
      expect(codings).toEqual([...Array.from({ length: 8 }, () => "zstd"), "gzip", "gzip"]);
      expect(template.codingFor(accepting("zstd"))).toBe("zstd");
    },
  );
});

test("refuses a nonce of another length", () => {
  const rendered = freshNonce();
  const template = new PageTemplate(Buffer.from(rendered), rendered);
  expect(() => template.text("short")).toThrow("another length");
});
