import { decodeFile, decodeText } from "@/lib/domain/decode/decode-text";

const WARM_CELLS = 400;
const WARM_BYTES = 90;

/** A chain of cells, as a bag. */
function warmBag(): Uint8Array {
  const cells = Array.from({ length: WARM_CELLS }, (_, place) => {
    const next = place + 1;
    const refs = next === WARM_CELLS ? [] : [next >> 8, next & 255];
    const data = Array.from({ length: WARM_BYTES }, (__, at) => (place + at) & 255);
    return [refs.length / 2, WARM_BYTES * 2, ...data, ...refs];
  }).flat();
  const count = [WARM_CELLS >> 8, WARM_CELLS & 255];
  const size = [cells.length >> 16, (cells.length >> 8) & 255, cells.length & 255];
  return Uint8Array.from([0xb5, 0xee, 0x9c, 0x72, 2, 3, ...count, 0, 1, 0, 0, ...size, 0, 0, ...cells]);
}

/**
 * Decodes in a worker: a large bag takes long and would block the page. Null means to warm up: code that has run a
 * few hundred times is compiled, and then decodes a large bag in half the time.
 */
addEventListener("message", ({ data }: MessageEvent<unknown>) => {
  if (data === null) decodeFile(warmBag());
  if (typeof data === "string") postMessage(decodeText(data));
  if (data instanceof Uint8Array) postMessage(decodeFile(data));
});
