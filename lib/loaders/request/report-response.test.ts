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
  it("may be kept by others for as long as its shortest-lived answer is new, and by browsers not at all", () => {
    expect(
      cacheControl(() => {
        use(90_000);
        use(3_900);
      }),
    ).toBe("public, max-age=0, s-maxage=3");
  });

  it("may be kept for a minute when it never changes", () => {
    expect(cacheControl(() => use(Number.POSITIVE_INFINITY))).toBe("public, max-age=0, s-maxage=60");
  });

  it.each([
    ["no answer is known that it was made of", () => {}],
    ["one of its answers is being refreshed", () => use(-1)],
    ["it holds for less than a second", () => use(900)],
    [
      "something is missing",
      () => {
        use(90_000);
        currentRequest()?.lifetime.spoil();
      },
    ],
  ])("is not kept when %s", (_, spoil) => expect(cacheControl(spoil)).toBe("no-store"));
});

it("another report is never kept", () => {
  expect(reportResponse({}).headers.get("cache-control")).toBe("no-store");
});
