import type { Party, TransactionRow } from "../transaction/transaction-row";

/** Coins exchanged between an account and one counterparty. */
export interface Counterparty {
  readonly id: string;
  /** Null for amounts that cannot be attributed to one account. */
  readonly party: Party | null;
  /** A label for rows that are not an account. */
  readonly label: string | null;
  readonly received: bigint;
  readonly sent: bigint;
  readonly transactions: number;
}

type Row = Pick<TransactionRow, "from" | "received" | "to" | "others" | "sent">;

const SEVERAL_RECEIVERS = "Several recipients";

/** The counterparties with the largest turnover, and one row for all others, so that the sums stay complete. */
export function counterpartiesOf(rows: readonly Row[], maxRows: number): readonly Counterparty[] {
  const found = new Map<string, Counterparty>();
  const add = (party: Party | null, change: Pick<Counterparty, "received" | "sent" | "transactions">) => {
    const id = party?.address ?? SEVERAL_RECEIVERS;
    const before = found.get(id) ?? { ...EMPTY, id, party, label: party === null ? SEVERAL_RECEIVERS : null };
    found.set(id, sum(before, change));
  };
  for (const { from, received, to, others, sent } of rows) {
    if (from !== null) add(from, { received, sent: 0n, transactions: 1 });
    // A transaction with several receivers does not say how much each of them got.
    const isSame = from !== null && others === 0 && to?.address === from.address;
    if (to !== null) add(others === 0 ? to : null, { received: 0n, sent, transactions: isSame ? 0 : 1 });
  }
  const ranked = [...found.values()].toSorted((one, other) => compare(turnover(other), turnover(one)));
  const rest = ranked.slice(maxRows);
  if (rest.length === 0) return ranked;
  const others = rest.reduce(sum, { ...EMPTY, id: "others", party: null, label: `${rest.length} others` });
  return [...ranked.slice(0, maxRows), others];
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
