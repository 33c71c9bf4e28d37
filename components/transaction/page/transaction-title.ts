import type { PageNetwork } from "@/lib/domain/network/page-network";
import { middle } from "@/lib/ton/value/shorten";
import type { Transaction } from "@/lib/toncenter/v3/v3-transaction";

interface FoundTransaction {
  readonly transaction: Pick<Transaction, "hash">;
  /** Label of the outcome. */
  readonly word: string;
}

/** "Transaction 8f3a91…0a91bc — Failed — Mainnet" */
export function transactionTitle(network: PageNetwork, found: FoundTransaction | null): string {
  if (found === null) return `Transaction — ${network.name}`;
  const { transaction, word } = found;
  return `Transaction ${middle(transaction.hash)} — ${word} — ${network.name}`;
}
