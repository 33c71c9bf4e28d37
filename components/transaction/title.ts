import type { PageNetwork } from "@/lib/query/page-network";
import { middle } from "@/lib/ton/shorten";
import type { AddressBook } from "@/lib/toncenter/v3/address-book";
import type { Transaction } from "@/lib/toncenter/v3/transaction";
import { outcomeOf } from "@/lib/query/trace/outcome";

interface Found {
  readonly transaction: Transaction;
  readonly book: AddressBook;
}

/** "Transaction 8f3a91…0a91bc — Failed — Mainnet" */
export function transactionTitle(network: PageNetwork, found: Found | null): string {
  if (found === null) return `Transaction — ${network.name}`;
  const { transaction, book } = found;
  const { word } = outcomeOf(transaction, book[transaction.account]?.interfaces ?? []);
  return `Transaction ${middle(transaction.hash)} — ${word} — ${network.name}`;
}
