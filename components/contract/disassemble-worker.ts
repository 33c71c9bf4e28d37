import { disassemble } from "./disassemble";

/** In a worker, because untrusted code can take arbitrarily long to disassemble. */
addEventListener("message", ({ data }: MessageEvent<unknown>) => {
  if (typeof data === "string") postMessage(disassemble(data));
});
