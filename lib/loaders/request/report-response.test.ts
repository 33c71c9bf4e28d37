import { describe, expect, it } from "vitest";
import { requestContextOf } from "../../../testing/gateway/request-context-of";
import { currentRequest, withinRequest } from "../../gateway/visitor/request-context";
import { publicReportResponse, reportResponse } from "./report-response";

/** The Cache-Control header of a report made from answers that are used like this. */
function cacheControl(use: () => void): string | null {
  return withinRequest(requestContextOf("1.1.1.1"), () => {
    use();
    return publicReportResponse({ lt: 1n }).headers.get("cache-control");
  });
}

const use = (newForMs: number) => currentRequest()?.lifetime.use(Date.now() + newForMs);

describe("a report that is the same for everybody", () => {
  it("may be cached by proxies until the first of its answers is no longer fresh, and never by browsers", () => {
    expect(
      cacheControl(() => {
        use(90_000);
        use(3_900);
      }),
    ).toBe("public, max-age=0, s-maxage=3");
  });

  it("may be cached for a minute when it never changes", () => {
    expect(cacheControl(() => use(Number.POSITIVE_INFINITY))).toBe("public, max-age=0, s-maxage=60");
  });

  it.each([
    ["it contains no answer", () => {}],
    ["one of its answers is being refreshed", () => use(-1)],
    ["it is fresh for less than a second", () => use(900)],
    [
      "a call for it has failed",
      () => {
        use(90_000);
        currentRequest()?.lifetime.spoil();
      },
    ],
  ])("is not cached when %s", (_, spoil) => expect(cacheControl(spoil)).toBe("no-store"));
});

it("any other report is never cached", () => {
  expect(reportResponse({}).headers.get("cache-control")).toBe("no-store");
});
