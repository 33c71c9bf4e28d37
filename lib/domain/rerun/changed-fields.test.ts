import { expect, test } from "vitest";
import type { NamedValue } from "../../ton/bodies/value";
import { changedFields } from "./changed-fields";

const number = (name: string, value: bigint): NamedValue => ({ name, value: { is: "number", value } });
const group = (name: string, ...fields: readonly NamedValue[]): NamedValue => ({
  name,
  value: { is: "group", name: null, fields },
});
const list = (name: string, ...items: readonly bigint[]): NamedValue => ({
  name,
  value: { is: "list", items: items.map((value) => ({ is: "number", value })), whole: true },
});

test("fields of structures are named by their paths, and unchanged ones are left out", () => {
  const before = [number("seqno", 1n), group("limits", number("day", 5n), number("month", 6n))];
  const after = [number("seqno", 1n), group("limits", number("day", 5n), number("month", 7n))];
  expect(changedFields(before, after)).toEqual([{ name: "limits.month", before: "6", after: "7" }]);
});

test("lists are compared entry by entry", () => {
  expect(changedFields([list("votes", 1n, 2n)], [list("votes", 1n, 3n, 4n)])).toEqual([
    { name: "votes", before: "2 entries", after: "3 entries" },
    { name: "votes[1]", before: "2", after: "3" },
    { name: "votes[2]", before: "", after: "4" },
  ]);
});

test("entries of a dictionary are compared by their keys", () => {
  const votes = (...entries: readonly (readonly [key: bigint, value: bigint])[]): NamedValue => ({
    name: "votes",
    value: {
      is: "dictionary",
      entries: entries.map(([key, value]) => ({
        key: { is: "number", value: key },
        value: { is: "number", value },
      })),
      whole: true,
    },
  });
  expect(changedFields([votes([5n, 1n], [9n, 2n])], [votes([7n, 1n], [9n, 2n])])).toEqual([
    { name: "votes[5]", before: "1", after: "" },
    { name: "votes[7]", before: "", after: "1" },
  ]);
});

test("at most 500 changed fields are listed", () => {
  const many = Array.from({ length: 2_000 }, (_, place) => number(`f${place}`, BigInt(place)));
  expect(changedFields([], many)).toHaveLength(500);
});
