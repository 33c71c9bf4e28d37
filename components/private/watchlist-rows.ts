import type { PrivateNote } from "@/lib/domain/private/private-note";
import type { WatchedAccount } from "@/lib/domain/private/watched-report";

/** What the index says of an account: nothing yet, nothing for now because of a failure, or that it does not know it. */
export type Known = WatchedAccount | "waiting" | "failed" | "unknown";

export interface WatchlistRow {
  readonly note: PrivateNote;
  readonly known: Known;
}

export const ORDERS = { added: "Last added first", name: "Name", balance: "Balance" } as const;
export type Order = keyof typeof ORDERS;

export function isOrder(text: string): text is Order {
  return text in ORDERS;
}

/** A new list; those that have nothing to be sorted by come last, as they were. */
export function sortRows(rows: readonly WatchlistRow[], order: Order): readonly WatchlistRow[] {
  const newest = rows.toReversed();
  return order === "added" ? newest : newest.toSorted(COMPARE[order]);
}

const COMPARE = {
  name: ({ note: one }: WatchlistRow, { note: other }: WatchlistRow) =>
    Number(one.name === "") - Number(other.name === "") ||
    one.name.localeCompare(other.name, undefined, { numeric: true }),
  balance: (one: WatchlistRow, other: WatchlistRow) => {
    const [mine, theirs] = [balanceOf(one), balanceOf(other)];
    return mine === theirs ? 0 : mine > theirs ? -1 : 1;
  },
};

function balanceOf({ known }: WatchlistRow): bigint {
  return typeof known === "string" ? -1n : (known.balance ?? -1n);
}
