import { readBag } from "./read-bag";

/** Parses in a worker: a large bag takes seconds and would block the page. */
addEventListener("message", ({ data }: MessageEvent<unknown>) => {
  if (typeof data === "string") postMessage(readBag(data));
});
