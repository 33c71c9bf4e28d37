import { bytesToHex } from "@/lib/ton/value/write-hex";
import { base64ToBytes } from "@/lib/ton/value/read-base64";

/** An encoding of a bag of cells. */
export interface BagEncoding {
  readonly name: string;
  readonly extension: string;
  readonly unit: "bytes" | "characters";
  readonly sizeOf: (bytes: number) => number;
  /** From base64. Encodings that give text can be copied as well. */
  readonly write: (boc: string) => string | Uint8Array<ArrayBuffer>;
}

export const BAG_ENCODINGS: readonly BagEncoding[] = [
  { name: "Binary", extension: "boc", unit: "bytes", sizeOf: (bytes) => bytes, write: bagBytes },
  {
    name: "Hexadecimal",
    extension: "hex.txt",
    unit: "characters",
    sizeOf: (bytes) => bytes * 2,
    write: (boc) => bytesToHex(bagBytes(boc)),
  },
  {
    name: "Base64",
    extension: "base64.txt",
    unit: "characters",
    sizeOf: (bytes) => Math.ceil(bytes / 3) * 4,
    write: (boc) => boc,
  },
];

function bagBytes(boc: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(base64ToBytes(boc) ?? []);
}
