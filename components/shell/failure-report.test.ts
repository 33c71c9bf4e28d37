import { expect, it } from "vitest";
import { reportText } from "./failure-report";

it("a report of a failure names the page, the time, the request and the error", () => {
  const failure = { url: "https://ours.example/blocks", atMs: 0, request: "8f3a", digest: "123" };
  expect(reportText(failure)).toBe(
    "A page of Shardscope failed\nPage: https://ours.example/blocks\nTime: 1970-01-01T00:00:00.000Z\nRequest: 8f3a\nError: 123",
  );
  expect(reportText({ ...failure, request: undefined, digest: undefined })).toContain(
    "Request: unknown\nError: in the browser",
  );
});
