import type { Party, TransactionRow } from "../transaction/transaction-row";

/** What went to and fro between an account and another one. */
export interface Counterparty {
  readonly id: string;
  /** Null for what cannot be told of one account alone. */
  readonly party: Party | null;
  /** What it is instead of an account. */
  readonly instead: string | null;
  readonly received: bigint;
  readonly sent: bigint;
  readonly transactions: number;
}

type Row = Pick<TransactionRow, "from" | "received" | "to" | "others" | "sent">;

const SEVERAL = "several receivers at once";

/** Those with whom most was exchanged, then all others together: the sums are those of the rows. */
export function counterpartiesOf(rows: readonly Row[], most: number): readonly Counterparty[] {
  const found = new Map<string, Counterparty>();
  const add = (party: Party | null, change: Pick<Counterparty, "received" | "sent" | "transactions">) => {
    const id = party?.address ?? SEVERAL;
    const before = found.get(id) ?? { ...EMPTY, id, party, instead: party === null ? SEVERAL : null };
    found.set(id, sum(before, change));
  };
  for (const { from, received, to, others, sent } of rows) {
    if (from !== null) add(from, { received, sent: 0n, transactions: 1 });
    // Of a transaction with several receivers nobody told what each of them got.
    const isSame = from !== null && others === 0 && to?.address === from.address;
    if (to !== null) add(others === 0 ? to : null, { received: 0n, sent, transactions: isSame ? 0 : 1 });
  }
  const ranked = [...found.values()].toSorted((one, other) => compare(turnover(other), turnover(one)));
  const rest = ranked.slice(most);
  if (rest.length === 0) return ranked;
  const others = rest.reduce(sum, { ...EMPTY, id: "others", party: null, instead: `${rest.length} others` });
  return [...ranked.slice(0, most), others];
}

const EMPTY = { received: 0n, sent: 0n, transactions: 0 } as const;

function sum(
  one: Counterparty,
  other: Pick<Counterparty, "received" | "sent" | "transactions">,
): Counterparty {
  return {
    ...one,
    received: one.received + other.received,
    sent: one.sent + other.sent,
    transactions: one.transactions + other.transactions,
  };
}

function turnover({ received, sent }: Counterparty): bigint {
  return received + sent;
}

function compare(one: bigint, other: bigint): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
