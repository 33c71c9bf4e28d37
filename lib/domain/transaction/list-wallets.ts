import type { Address } from "../../ton/address/address";
import type { AddressBook, Metadata } from "../../toncenter/v3/address-book";
import type { Transaction } from "../../toncenter/v3/v3-transaction";
import { holdersOf, type Holder } from "../trace/flow/token-holders";
import { traceTree } from "../trace/trace-steps";

/** The jetton wallets of a list, with their owners where those are known. */
export type ListWallets = ReadonlyMap<Address, Holder>;

export const NO_WALLETS: ListWallets = new Map();

interface ListAnswer {
  readonly address_book: AddressBook;
  readonly metadata?: Metadata;
  readonly transactions?: readonly Transaction[];
}

const KNOWN = new WeakMap<AddressBook, ListWallets>();

/**
 * Derived from an answer's data about accounts and from its messages. Its rows share the answer, so this is computed
 * once.
 */
export function walletsIn({ address_book, metadata = {}, transactions = [] }: ListAnswer): ListWallets {
  const known = KNOWN.get(address_book);
  if (known !== undefined) return known;
  const byHash = Object.fromEntries(transactions.map((one) => [one.hash, one]));
  const { steps } = traceTree({ trace: null, transactions: byHash });
  const { wallets } = holdersOf({ address_book, metadata }, [], steps);
  KNOWN.set(address_book, wallets);
  return wallets;
}
