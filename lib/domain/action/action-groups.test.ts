import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseAddress } from "../../ton/address/read-address";
import { parseHash } from "../../ton/value/hash";
import { addressOf, hashOf } from "../../../fixtures/toncenter/v3/samples/seed";
import type { ActionRow } from "./action-row";
import { restText } from "./action-counts";
import { actionRank } from "./action-rank";
import { groupsOf } from "./action-groups";

const PLAIN: ActionRow = {
  id: parseHash(hashOf("action")),
  trace: null,
  at: 1_700_000_000,
  type: "ton_transfer",
  label: "Transfer",
  kind: "transfer",
  rank: 30,
  direction: "out",
  failed: false,
  bounced: false,
  pending: false,
  sentence: [
    { is: "phrase", text: "Sent " },
    { is: "coins", amount: 5n },
  ],
  more: [],
  facts: [],
  sum: 1,
  changes: [],
};

const row = (name: string, trace: string | null, change: Partial<ActionRow> = {}): ActionRow => {
  const { type, kind } = { ...PLAIN, ...change };
  return {
    ...PLAIN,
    id: parseHash(hashOf(name)),
    trace: trace === null ? null : parseHash(hashOf(trace)),
    rank: actionRank(type, kind, true),
    ...change,
  };
};

const coins = (amount: bigint): Partial<ActionRow> => ({
  sentence: [PLAIN.sentence[0] ?? { is: "phrase", text: "" }, { is: "coins", amount }],
});

const tokens = (master: string, amount = 5n): Partial<ActionRow> => {
  const token = {
    master: parseAddress(addressOf(master)),
    symbol: "X",
    decimals: 6,
    doubt: null,
    picture: null,
  };
  return {
    type: "jetton_transfer",
    sentence: [
      { is: "phrase", text: "" },
      { is: "tokens", amount, token },
    ],
  };
};

const lines = (rows: readonly ActionRow[]) =>
  groupsOf(rows, true).map((group) => group.lines.map(({ rows: of }) => of.length));

describe("groupsOf", () => {
  test("combines consecutive actions of one trace", () => {
    expect(lines([row("1", "a"), row("2", "a"), row("3", "b"), row("4", null), row("5", null)])).toEqual([
      [1, 1],
      [1],
      [1],
      [1],
    ]);
    expect(groupsOf([], true)).toEqual([]);
  });

  test("sums up many similar actions in one line", () => {
    const rows = Array.from({ length: 254 }, (_, place) => row(String(place), "a", coins(BigInt(place))));
    const [group] = groupsOf(
      [...rows, row("last", "a", { type: "call_contract", kind: "contract", sum: null })],
      true,
    );
    expect(group?.count).toBe(255);
    expect(group?.lines.map(({ sum, label }) => [label, sum])).toEqual([
      ["254 transfers", { is: "coins", amount: 32_131n }],
      [null, null],
    ]);
  });

  test("folds calls into one line, without a sum that would count coins twice", () => {
    const calls = Array.from({ length: 36 }, (_, place) =>
      row(String(place), "a", { type: "call_contract", kind: "contract", direction: null }),
    );
    const [group] = groupsOf([...calls, row("swap", "a", { type: "jetton_swap", kind: "swap" })], true);
    expect(group).toMatchObject({ first: { type: "jetton_swap" }, principal: 1, count: 37 });
    expect(group?.lines.map(({ label, sum }) => [label, sum])).toEqual([
      [null, null],
      ["36 contract calls", null],
    ]);
    expect(restText(calls)).toBe("36 contract calls");
    expect(restText([PLAIN, PLAIN, ...calls.slice(0, 1)])).toBe("2 transfers, 1 contract call");
  });

  test("does not sum up transfers by different accounts, whose coins may be the same", () => {
    const by = (name: string): Partial<ActionRow> => ({
      direction: null,
      sum: 2,
      sentence: [
        { is: "party", party: { address: parseAddress(addressOf(name)), name: null, bounceable: true } },
        { is: "phrase", text: " sent " },
        { is: "coins", amount: 5n },
      ],
    });
    const chain = ["1", "2", "3", "4"].map((name) => row(name, "a", by(name)));
    expect(lines(chain)).toEqual([[1, 1, 1, 1]]);
    expect(lines(["1", "2", "3", "4"].map((name) => row(name, "a", by("one"))))).toEqual([[4]]);
  });

  test("leads with a principal action that failed", () => {
    const swap = { type: "jetton_swap", kind: "swap" } as const;
    const [group] = groupsOf(
      [
        row("1", "a", { type: "call_contract", kind: "contract" }),
        row("2", "a", swap),
        row("3", "a", { ...swap, failed: true }),
      ],
      true,
    );
    expect(group).toMatchObject({ id: parseHash(hashOf("1")), first: { failed: true }, principal: 2 });
  });

  test("gives the net change of several principal actions", () => {
    const swap = (paid: bigint, amount: bigint): Partial<ActionRow> => ({
      type: "jetton_swap",
      kind: "swap",
      changes: [
        { is: "coins", amount: paid },
        {
          is: "tokens",
          amount,
          token: { master: null, symbol: "X", decimals: 6, doubt: null, picture: null },
        },
      ],
    });
    const [group] = groupsOf([row("1", "a", swap(-10n, 70n)), row("2", "a", swap(12n, -70n))], true);
    expect(group?.net).toEqual([{ is: "coins", amount: 2n }]);
    expect(groupsOf([row("1", "a", swap(-10n, 70n))], true)[0]?.net).toEqual([]);
  });

  test("does not sum up different tokens, directions or outcomes", () => {
    const three = (name: string, change: Partial<ActionRow>) =>
      [1, 2, 3].map((place) => row(`${name} ${place}`, "a", change));
    expect(lines([...three("a", tokens("one")), ...three("b", tokens("two"))])).toEqual([[1, 1, 1, 1, 1, 1]]);
    expect(lines([...three("a", {}), ...three("b", { direction: "in" })])).toEqual([[1, 1, 1, 1, 1, 1]]);
    expect(lines([...three("a", {}), ...three("b", { failed: true })])).toEqual([[1, 1, 1, 1, 1, 1]]);
  });

  test("marks only the last group of an unfinished list as incomplete", () => {
    const rows = [row("1", "a"), row("2", "b")];
    expect(groupsOf(rows, false).map(({ isIncomplete }) => isIncomplete)).toEqual([false, true]);
    expect(groupsOf(rows, true).map(({ isIncomplete }) => isIncomplete)).toEqual([false, false]);
  });

  test("keeps every row once, and the first row of each group when more rows are loaded", () => {
    const some = fc.array(fc.tuple(fc.constantFrom("a", "b", "c", null), fc.constantFrom(1n, 2n)), {
      maxLength: 40,
    });
    fc.assert(
      fc.property(some, fc.nat(40), (drawn, cut) => {
        const rows = drawn.map(([trace, amount], place) => row(String(place), trace, coins(amount)));
        const all = groupsOf(rows, true);
        const shown = all.flatMap((group) => group.lines.flatMap((line) => line.rows.map(({ id }) => id)));
        expect(shown.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
        const before = groupsOf(rows.slice(0, cut), false).map(({ id }) => id);
        expect(all.slice(0, before.length).map(({ id }) => id)).toEqual(before);
      }),
    );
  });
});
