import { bytesToBase64 } from "@/lib/ton/value/bytes";

/** Three characters for each byte of the largest message: hexadecimal with white space. */
const MAX_FILE_BYTES = 3 * 65_535;
/** The magic numbers of bags of cells. */
const MAGIC: ReadonlySet<number> = new Set([0xb5ee9c72, 0x68ff65f3, 0xacc3a728]);

/** A file with a bag of cells, or with its text, as text; null for one that is too large. */
export async function readMessageFile(file: Blob): Promise<string | null> {
  if (file.size > MAX_FILE_BYTES) return null;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isBag = bytes.length >= 4 && MAGIC.has(new DataView(bytes.buffer).getUint32(0));
  return isBag ? bytesToBase64(bytes, "standard") : new TextDecoder().decode(bytes);
}
