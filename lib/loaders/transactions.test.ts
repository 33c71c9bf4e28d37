import { expect, test } from "vitest";
import { errorOf, valueOf } from "../toncenter/test-value";
import { readTransactionsOf } from "./transactions";

const read = (query: string) => readTransactionsOf(new URLSearchParams(query));

test("a list of transactions is of all accounts, of one, up to a logical time", () => {
  expect(valueOf(read(""))).toEqual({});
  expect(valueOf(read(`account=0:${"ab".repeat(32)}&lt=61000000000003`))).toEqual({
    account: [`0:${"AB".repeat(32)}`],
    end_lt: 61_000_000_000_003n,
  });
});

test("a logical time that is later than the index can say is the latest", () => {
  expect(valueOf(read("lt=18446744073709551615"))).toEqual({ end_lt: 2n ** 63n - 1n });
});

test.each([
  ["lt=", "it is empty"],
  ["lt=-5", "besides decimal digits"],
  ["lt=99999999999999999999", "does not fit into 64 bits"],
  ["account=nobody", "not a valid address"],
])("%s is refused", (query, reason) => {
  expect(errorOf(read(query))).toMatchObject({ kind: "bad-input" });
  expect(errorOf(read(query)).message).toContain(reason);
});
