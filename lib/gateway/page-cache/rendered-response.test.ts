import { expect, test } from "vitest";
import { RenderedResponse, requestFor } from "./rendered-response";

/** Whether the response is finished when it closes: otherwise Next and we take its client for one that has left. */
function finishedWhenClosed(close: (response: RenderedResponse) => void): readonly boolean[] {
  const response = new RenderedResponse(requestFor("/", {}), { begin() {}, chunk() {}, end() {} });
  const found: boolean[] = [];
  response.on("close", () => found.push(response.writableFinished));
  response.write("first");
  close(response);
  return found;
}

test("a complete response is finished when it closes", () => {
  expect(finishedWhenClosed((response) => response.end("last"))).toEqual([true]);
});

test("an interrupted response is not", () => {
  expect(finishedWhenClosed((response) => response.destroy())).toEqual([false]);
});
