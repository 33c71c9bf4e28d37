import type { PrivateRecord } from "@/lib/domain/private/private-record";
import type { WatchedAccount } from "@/lib/domain/private/watched-report";

/** The account's data from the index, or why there is none yet. */
export type IndexedAccount = WatchedAccount | "waiting" | "failed" | "unknown";

export interface WatchlistRow {
  readonly record: PrivateRecord;
  readonly indexed: IndexedAccount;
}

export const ORDERS = { added: "Newest first", name: "Name", balance: "Balance" } as const;
export type Order = keyof typeof ORDERS;

export function isOrder(text: string): text is Order {
  return text in ORDERS;
}

/** A sorted copy. Rows without the sort key come last in their old order. */
export function sortRows(rows: readonly WatchlistRow[], order: Order): readonly WatchlistRow[] {
  const newest = rows.toReversed();
  return order === "added" ? newest : newest.toSorted(COMPARE[order]);
}

const COMPARE = {
  name: ({ record: left }: WatchlistRow, { record: right }: WatchlistRow) =>
    Number(left.name === "") - Number(right.name === "") ||
    left.name.localeCompare(right.name, undefined, { numeric: true }),
  balance: (one: WatchlistRow, other: WatchlistRow) => {
    const [leftBalance, rightBalance] = [balanceOf(one), balanceOf(other)];
    return leftBalance === rightBalance ? 0 : leftBalance > rightBalance ? -1 : 1;
  },
};

function balanceOf({ indexed }: WatchlistRow): bigint {
  return typeof indexed === "string" ? -1n : (indexed.balance ?? -1n);
}
