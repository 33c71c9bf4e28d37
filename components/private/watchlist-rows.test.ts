import { expect, test } from "vitest";
import { parseAddress } from "@/lib/ton/address/read-address";
import { sortRows, type IndexedAccount, type WatchlistRow } from "./watchlist-rows";

function row(digit: string, name: string, indexed: IndexedAccount | bigint): WatchlistRow {
  const address = parseAddress(`0:${digit.repeat(64)}`);
  const facts = { address, domain: null, status: "active", lastTransaction: null };
  return {
    record: { address, name, watched: true },
    indexed: typeof indexed === "bigint" ? { ...facts, balance: indexed } : indexed,
  };
}

const ROWS = [
  row("1", "item 10", 5n),
  row("2", "", "failed"),
  row("3", "Item 9", 0n),
  row("4", "Ärger", 10n ** 30n),
  row("5", "", "unknown"),
];

test.each([
  ["added", "54321"],
  ["name", "43152"],
  ["balance", "41352"],
] as const)("sorted by %s, the accounts have the order %s", (order, expected) => {
  const sorted = sortRows(ROWS, order);
  expect(sorted.map(({ record }) => record.address.at(-1)).join("")).toBe(expected);
  expect(ROWS[0]?.record.name).toBe("item 10");
});
