import { readBag } from "./read-bag";

/** Reads a bag off the main thread: a large one takes seconds, and the page stays usable meanwhile. */
addEventListener("message", ({ data }: MessageEvent<unknown>) => {
  if (typeof data === "string") postMessage(readBag(data));
});
