import type { CellNode } from "../cell/cell";

const KEY_BITS = 256;

/** The bit offset of the public key in a wallet's data. */
const KEY_AT: Readonly<Record<string, number>> = {
  wallet_v1r1: 32,
  wallet_v1r2: 32,
  wallet_v1r3: 32,
  wallet_v2r1: 32,
  wallet_v2r2: 32,
  wallet_v3r1: 64,
  wallet_v3r2: 64,
  wallet_v4r1: 64,
  wallet_v4r2: 64,
  wallet_v5r1: 65,
  wallet_vesting: 64,
  wallet_highload_v2: 96,
  wallet_highload_v2r1: 96,
  wallet_highload_v2r2: 96,
  wallet_highload_v3r1: 0,
};

/** The public key in the data of a wallet, as 64 hexadecimal digits; null for other contracts. */
export function walletKeyIn(kind: string, { bits, data }: CellNode): string | null {
  const from = KEY_AT[kind];
  if (from === undefined || bits < from + KEY_BITS) return null;
  const behind = BigInt(data.length * 4 - from - KEY_BITS);
  const key = BigInt.asUintN(KEY_BITS, BigInt(`0x${data}`) >> behind);
  return key.toString(16).padStart(64, "0");
}
