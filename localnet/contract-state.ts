import { Cell, loadShardAccount } from "@ton/core";
import type { AccountRecord } from "./records";

/** What is in an account, from its cells. */
export interface ContractState {
  readonly code: Cell | null;
  readonly data: Cell | null;
}

const NOTHING: ContractState = { code: null, data: null };

export function contractStateOf(account: AccountRecord | null): ContractState {
  if (account === null) return NOTHING;
  const [root] = Cell.fromBoc(Buffer.from(account.shardAccount));
  if (root === undefined) return NOTHING;
  const state = loadShardAccount(root.beginParse()).account?.storage.state;
  if (state?.type !== "active") return NOTHING;
  return { code: state.state.code ?? null, data: state.state.data ?? null };
}

export const cellText = (cell: Cell | null): string => (cell === null ? "" : cell.toBoc().toString("base64"));
