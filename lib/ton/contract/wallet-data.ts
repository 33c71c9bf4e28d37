import type { CellNode } from "../cell/cell";

export interface WalletData {
  readonly seqno: number;
  /** Null for older versions, which have none. */
  readonly id: number | null;
  /** Null where signatures cannot be forbidden. */
  readonly maySign: boolean | null;
}

const NUMBER = 32;

interface Layout {
  readonly flag?: true;
  readonly id?: true;
}

/** The beginning of the data of a wallet: a flag, the sequence number, the id of the wallet. */
const LAYOUTS: Readonly<Record<string, Layout>> = {
  wallet_v1r1: {},
  wallet_v1r2: {},
  wallet_v1r3: {},
  wallet_v2r1: {},
  wallet_v2r2: {},
  wallet_v3r1: { id: true },
  wallet_v3r2: { id: true },
  wallet_v4r1: { id: true },
  wallet_v4r2: { id: true },
  wallet_v5r1: { flag: true, id: true },
};

/** The values in the data of a wallet with this code; null for other contracts, and for data of another form. */
export function walletIn(code: string, { bits, data }: CellNode): WalletData | null {
  const layout = LAYOUTS[code];
  if (layout === undefined) return null;
  const flags = layout.flag === true ? 1 : 0;
  const needed = flags + NUMBER + (layout.id === true ? NUMBER : 0);
  if (bits < needed) return null;
  const all = BigInt(`0x${data}`);
  const length = data.length * 4;
  const at = (from: number, count: number) => Number((all >> BigInt(length - from - count)) & mask(count));
  return {
    seqno: at(flags, NUMBER),
    id: layout.id === true ? at(flags + NUMBER, NUMBER) | 0 : null,
    maySign: layout.flag === true ? at(0, 1) === 1 : null,
  };
}

function mask(bits: number): bigint {
  return (1n << BigInt(bits)) - 1n;
}
