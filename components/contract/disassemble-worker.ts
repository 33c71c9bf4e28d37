import { disassemble } from "./disassemble";

/** Works off the main thread: somebody's code may keep it busy for as long as it is let. */
addEventListener("message", ({ data }: MessageEvent<unknown>) => {
  if (typeof data === "string") postMessage(disassemble(data));
});
