import type { AddressBook } from "../../toncenter/v3/address-book";
import type { AccountBalance } from "../../toncenter/v3/v3-account";
import { operationText } from "../transaction/operation-text";
import { partyOf } from "../transaction/make-transaction-row";
import type { TopAccountRow } from "./top-account-row";

export function topAccountRow(
  { account, balance }: AccountBalance,
  rank: number,
  book: AddressBook,
): TopAccountRow {
  const [kind] = book[account]?.interfaces ?? [];
  return {
    rank,
    account: partyOf(account, book),
    balance,
    kind: kind === undefined ? null : operationText(kind),
  };
}
