import type { AddressBook } from "../../toncenter/v3/address-book";
import type { AccountBalance } from "../../toncenter/v3/v3-account";
import { contractTypeName, strongInterfaces } from "../account/contract-types";
import { partyOf } from "../transaction/make-transaction-row";
import type { TopAccountRow } from "./top-account-row";

export function topAccountRow(
  { account, balance }: AccountBalance,
  rank: number,
  book: AddressBook,
): TopAccountRow {
  return {
    rank,
    account: partyOf(account, book),
    balance,
    kind: contractTypeName(account, strongInterfaces(book[account]?.interfaces ?? [])),
  };
}
