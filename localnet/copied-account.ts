import { Address as CoreAddress, beginCell, Cell, storeShardAccount } from "@ton/core";
import type { Address } from "@/lib/ton/address/address";

/** The parts of another network's account that are copied. */
export interface CopiedAccount {
  readonly address: Address;
  readonly balance: bigint;
  readonly code: Cell;
  readonly data: Cell;
}

/** The cells that an account pays storage for: each distinct cell counts once. */
function storageOf(roots: readonly Cell[]): { readonly cells: bigint; readonly bits: bigint } {
  const seen = new Set<string>();
  const left = [...roots];
  let bits = 0;
  for (let cell = left.pop(); cell !== undefined; cell = left.pop()) {
    const hash = cell.hash().toString("hex");
    if (seen.has(hash)) continue;
    seen.add(hash);
    bits += cell.bits.length;
    left.push(...cell.refs);
  }
  return { cells: BigInt(seen.size), bits: BigInt(bits) };
}

/** The account as it is in the state of a shard. */
export function shardAccountOf(
  { address, balance, code, data }: CopiedAccount,
  last: { readonly lt: bigint; readonly hash: string },
  now: number,
): Uint8Array {
  const account = {
    addr: CoreAddress.parseRaw(address),
    storageStats: { used: storageOf([code, data]), lastPaid: now, duePayment: null, storageExtra: null },
    storage: {
      lastTransLt: last.lt,
      balance: { coins: balance },
      state: { type: "active" as const, state: { code, data } },
    },
  };
  const lastTransactionHash = BigInt(`0x${last.hash}`);
  const cell = beginCell().store(
    storeShardAccount({ account, lastTransactionLt: last.lt, lastTransactionHash }),
  );
  return cell.endCell().toBoc();
}
