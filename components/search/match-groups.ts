import type { Match } from "@/lib/search/form";

/** Groups by what a match opens: a time opens blocks, a logical time transactions. */
const GROUPS: Readonly<Record<Match["kind"], string>> = {
  account: "Accounts",
  transfer: "Accounts",
  domain: "Domains",
  hash: "Transactions",
  transaction: "Transactions",
  validator: "Validators",
  "logical time": "Transactions",
  block: "Blocks",
  "masterchain block": "Blocks",
  moment: "Blocks",
  boc: "Data",
  text: "Searches",
};

export function groupOf({ kind }: Match): string {
  return GROUPS[kind];
}

export interface Group<T> {
  readonly name: string;
  readonly members: readonly T[];
}

/** Groups in the order of their first members. */
export function grouped<T>(all: readonly T[], nameOf: (one: T) => string): readonly Group<T>[] {
  const names = [...new Set(all.map(nameOf))];
  return names.map((name) => ({ name, members: all.filter((one) => nameOf(one) === name) }));
}
