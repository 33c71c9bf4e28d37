import { decodeFile, decodeText } from "@/lib/domain/decode/decode-text";

/** Decodes in a worker: a large bag takes long and would block the page. */
addEventListener("message", ({ data }: MessageEvent<unknown>) => {
  if (typeof data === "string") postMessage(decodeText(data));
  if (data instanceof Uint8Array) postMessage(decodeFile(data));
});
