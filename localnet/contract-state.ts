import { Cell } from "@ton/core";
import { readAccount } from "./chain/cells/read-account";
import type { RawCell } from "./chain/cells/raw-cell";
import { readBag } from "./chain/cells/read-bag";
import { writeBag } from "./chain/cells/write-bag";
import type { AccountRecord } from "./chain-records";

/** Code and data of an account. */
export interface ContractState {
  readonly code: Cell | null;
  readonly data: Cell | null;
}

/** Libraries are skipped: a dictionary of few cells can expand to too many entries. */
export function contractStateOf(account: Pick<AccountRecord, "shardAccount"> | null): ContractState {
  if (account === null) return { code: null, data: null };
  const { code, data } = readAccount(readBag(account.shardAccount));
  return { code: coreCell(code), data: coreCell(data) };
}

function coreCell(cell: RawCell | null): Cell | null {
  return cell === null ? null : (Cell.fromBoc(Buffer.from(writeBag(cell)))[0] ?? null);
}

export const cellText = (cell: Cell | null): string => (cell === null ? "" : cell.toBoc().toString("base64"));
