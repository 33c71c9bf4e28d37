import { Cell } from "@ton/core";
import { readAccount } from "./chain/cells/account";
import type { RawCell } from "./chain/cells/raw-cell";
import { readBag } from "./chain/cells/read-bag";
import { writeBag } from "./chain/cells/write-bag";
import type { AccountRecord } from "./records";

/** What is in an account, from its cells. */
export interface ContractState {
  readonly code: Cell | null;
  readonly data: Cell | null;
}

/** Its libraries are not looked at: a small dictionary can have more entries than there is time for. */
export function contractStateOf(account: AccountRecord | null): ContractState {
  if (account === null) return { code: null, data: null };
  const { code, data } = readAccount(readBag(account.shardAccount));
  return { code: coreCell(code), data: coreCell(data) };
}

function coreCell(cell: RawCell | null): Cell | null {
  return cell === null ? null : (Cell.fromBoc(Buffer.from(writeBag(cell)))[0] ?? null);
}

export const cellText = (cell: Cell | null): string => (cell === null ? "" : cell.toBoc().toString("base64"));
