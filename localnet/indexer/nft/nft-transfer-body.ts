import { beginCell, type Cell, type Slice } from "@ton/core";
import type { Address } from "@/lib/ton/address/address";
import { accountOf } from "../stack-values";

/** The body of an NFT transfer (TEP-62). */
export interface TransferBody {
  readonly query: bigint;
  readonly newOwner: Address | null;
  readonly response: Address | null;
  readonly custom: Cell | null;
  readonly forwardAmount: bigint;
  readonly forwardPayload: Cell;
}

export const TRANSFER = 0x5fcc3d14;

/** The slice begins after the opcode; throws for a malformed body. */
export function readTransfer(body: Slice): TransferBody {
  const query = body.loadUintBig(64);
  const [newOwner, response] = [body.loadMaybeAddress(), body.loadMaybeAddress()];
  const custom = body.loadMaybeRef();
  const forwardAmount = body.loadCoins();
  return {
    query,
    newOwner: newOwner === null ? null : accountOf(newOwner),
    response: response === null ? null : accountOf(response),
    custom,
    forwardAmount,
    forwardPayload: payloadIn(body),
  };
}

/** Some clients omit the bit that says where the payload is; then there is none. */
function payloadIn(body: Slice): Cell {
  if (body.remainingBits === 0) return beginCell().endCell();
  return body.loadBit() ? body.loadRef() : beginCell().storeSlice(body).endCell();
}

/** The service writes token payloads with a checksum. */
export function payloadBoc(cell: Cell): Buffer {
  return cell.toBoc({ idx: false, crc32: true });
}
