import { beginCell, Cell } from "@ton/core";
import { expect, it } from "vitest";
import { BAG_ENCODINGS } from "./bag-encodings";

const BAG = beginCell().storeUint(1, 7).storeRef(beginCell().storeUint(255, 256).endCell()).endCell();
const BYTES = BAG.toBoc();

function readBack(written: string | Uint8Array, name: string): Cell | undefined {
  if (typeof written !== "string") return Cell.fromBoc(Buffer.from(written))[0];
  return Cell.fromBoc(Buffer.from(written, name === "Base64" ? "base64" : "hex"))[0];
}

it.each(BAG_ENCODINGS)(
  "$name is read back as the same cells, and has the stated size",
  ({ name, write, sizeOf }) => {
    const written = write(BYTES.toString("base64"));
    expect(readBack(written, name)?.equals(BAG)).toBe(true);
    expect(written.length).toBe(sizeOf(BYTES.length));
  },
);
