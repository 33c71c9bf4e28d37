import { describe, expect, it, test } from "vitest";
import { sharedText, unlessShared } from "../../../testing/ton/test-shared";
import { readAnswer } from "../../toncenter/answer";
import { valueOf } from "../../../testing/toncenter/test-value";
import { transactions as sample } from "../../../fixtures/toncenter/v3/samples/chain";
import { ALICE, BOB } from "../../../fixtures/toncenter/v3/samples/seed";
import { transactions } from "../../toncenter/v3/v3-transaction-lists";
import type { TransactionRow } from "./transaction-row";
import { outcomeOf } from "../trace/outcome/outcome-text";
import { transactionRow } from "./make-transaction-row";
import { transactionFileColumns } from "./transaction-file-columns";

const [fromOutside, fromAlice] = sample.transactions;
const [inside] = fromOutside?.out_msgs ?? [];
const log = { ...inside, destination: null, value: null };

function answerWith(wire: readonly unknown[], book: unknown = sample.address_book) {
  const body = JSON.stringify({ transactions: wire, address_book: book });
  return valueOf(readAnswer(transactions, { status: 200, body, retryAfterMs: null }));
}

function rowsOf(wire: readonly unknown[], book?: unknown): readonly TransactionRow[] {
  const answer = answerWith(wire, book);
  return answer.transactions.map((row) => transactionRow(row, answer.address_book));
}

/** The row of a sample transaction with some changed fields. */
function rowOf(base: object | undefined, changes: object): TransactionRow {
  const [row] = rowsOf([{ ...base, ...changes }]);
  if (row === undefined) throw new Error("no row");
  return row;
}

const described = (changes: object) => ({ description: { ...fromOutside?.description, ...changes } });
const incoming = (changes: object) => ({ in_msg: { ...inside, ...changes } });

describe("a wallet’s transaction", () => {
  it("shows what it sent, to whom, and how much", () => {
    expect(rowOf(fromOutside, {})).toMatchObject({
      origin: "outside",
      operation: "Jetton transfer",
      account: { address: ALICE, name: "alice.ton", bounceable: false },
      from: null,
      received: 0n,
      to: { address: BOB, name: null, bounceable: true },
      others: 0,
      sent: 250_000_000n,
      logs: 1,
      fees: 2_110_131n,
      failure: null,
      skipped: null,
    });
  });

  it("counts further receivers once each, and the operations if they differ", () => {
    const to = (digit: string, more: object = {}) => ({
      ...inside,
      destination: `0:${digit.repeat(64)}`,
      ...more,
    });
    const out_msgs = [to("1"), to("2"), to("2"), to("3", { decoded_opcode: "excess" })];
    expect(rowOf(fromOutside, { out_msgs })).toMatchObject({
      others: 2,
      sent: 1_000_000_000n,
      operation: "4 messages",
    });
  });

  it("is an external message if it sent nothing, whatever its signature starts with", () => {
    const in_msg = { ...fromOutside?.in_msg, opcode: "0xe33b9873" };
    expect(rowOf(fromOutside, { in_msg, out_msgs: [] })).toMatchObject({
      operation: "External message",
      to: null,
      sent: 0n,
    });
    expect(rowOf(fromOutside, { in_msg, out_msgs: [log] })).toMatchObject({
      operation: "External message",
      logs: 1,
    });
  });
});

describe("a payment by a wallet", () => {
  const orders = [
    ["v1 to v4, highload v2: a signature", { source: null, opcode: "0x64737472", decoded_opcode: null }],
    ["v5", { source: null, opcode: "0x7369676e", decoded_opcode: "w5_external_signed_request" }],
    ["v5, by somebody else", { opcode: "0x73696e74", decoded_opcode: "w5_internal_signed_request" }],
    ["v5, by an extension", { opcode: "0x6578746e", decoded_opcode: null }],
    ["v4, by a plugin", { opcode: "0x706c7567", decoded_opcode: "payment_request" }],
    ["highload v3", { opcode: "0xae42e5a4", decoded_opcode: "highload_v3_internal_request" }],
  ] as const;

  it.each(orders)("is called a transfer, whatever the wallet: %s", (_, changes) => {
    const payment = { ...inside, opcode: null, decoded_opcode: null };
    const row = rowOf(fromOutside, { ...incoming(changes), out_msgs: [payment] });
    expect(row.operation).toBe("Transfer");
  });

  it.each(orders.slice(0, 2))("is called an external message if it sent nothing: %s", (_, changes) => {
    expect(rowOf(fromOutside, { ...incoming(changes), out_msgs: [] }).operation).toBe("External message");
  });
});

test.each([
  ["the name that the service gives to its opcode", {}, "Jetton transfer"],
  ["our name for its opcode", { decoded_opcode: null, opcode: "0x5fcc3d14" }, "NFT transfer"],
  [
    "our name where older services give an empty one",
    { decoded_opcode: "", opcode: "0x5fcc3d14" },
    "NFT transfer",
  ],
  ["its opcode if that is unknown", { decoded_opcode: null, opcode: "0xdeadbeef" }, "0xdeadbeef"],
  ["“Transfer” if it has no opcode", { decoded_opcode: null, opcode: null }, "Transfer"],
  ["“Bounced back” if the message was returned", { bounced: true }, "Bounced back"],
])("an operation is called by %s", (_, changes, operation) => {
  expect(rowOf(fromAlice, incoming(changes))).toMatchObject({ operation, origin: "account" });
});

test.each([
  [{ type: "tick_tock", is_tock: false }, "Tick"],
  [{ type: "tick_tock", is_tock: true }, "Tock"],
  [{ type: "tick_tock", is_tock: null }, "Tick-tock"],
  [{ type: "storage" }, "Storage fee"],
  [{ type: "something new" }, "Unknown"],
])("a transaction without a message, %j, is called %s", (description, operation) => {
  const row = rowOf(fromOutside, { in_msg: null, out_msgs: [], ...described(description) });
  expect(row).toMatchObject({ operation, origin: "network", from: null, to: null });
});

const compute = fromOutside?.description.compute_ph;
const action = fromOutside?.description.action;

test.each([
  [
    "a known exit code",
    { aborted: true, compute_ph: { ...compute, success: false, exit_code: 9 } },
    "cell underflow",
    null,
  ],
  [
    "an exit code of the contract’s own",
    { aborted: true, compute_ph: { ...compute, success: false, exit_code: 4321 } },
    "exit code 4321",
    null,
  ],
  [
    "a failed action",
    { aborted: true, action: { ...action, success: false, result_code: 37 } },
    "not enough coins",
    null,
  ],
  [
    "a failed action without a code",
    { aborted: true, action: { ...action, success: false, result_code: null } },
    "action phase",
    null,
  ],
  ["no reason at all", { aborted: true, compute_ph: null, action: null }, "aborted", null],
  [
    "no contract: coins arrive",
    { aborted: true, compute_ph: { skipped: true, reason: "no_state" }, action: null, bounce: null },
    null,
    "no contract there",
  ],
  [
    "no contract, and the message bounces",
    { aborted: true, compute_ph: { skipped: true, reason: "no_state" }, action: null },
    "bounced",
    "no contract there",
  ],
  [
    "a reason that is newer than our table",
    { aborted: true, compute_ph: { skipped: true, reason: "too_late" }, action: null, bounce: null },
    null,
    "too_late",
  ],
])("a failed or skipped transaction has a short reason: %s", (_, description, failure, skipped) => {
  expect(rowOf(fromOutside, described(description))).toMatchObject({ failure, skipped });
});

const silent = { aborted: null, compute_ph: null, action: null, bounce: null };

test.each<[string, object, boolean]>([
  ["no description", { description: null }, true],
  ["an empty one", described(silent), true],
  ["phases that do not say how they ended", described({ ...silent, compute_ph: {}, action: {} }), true],
  ["whether it was aborted", described({ ...silent, aborted: false }), false],
  ["a success of its code", described({ ...silent, compute_ph: { ...compute, success: true } }), false],
  ["an exit code", described({ ...silent, compute_ph: { exit_code: 0 } }), false],
  ["that no code ran", described({ ...silent, compute_ph: { skipped: true, reason: "no_gas" } }), false],
  ["a failed action", described({ ...silent, action: { ...action, success: false } }), false],
])(
  "whether the outcome is known is in the row, in the file, and in its step: %s",
  (_, changes, isUnknown) => {
    const wire = { ...fromOutside, ...changes };
    const row = rowOf(wire, {});
    const result = transactionFileColumns({ testnet: false }).find(({ name }) => name === "result");
    expect([row.outcomeUnknown ?? false, result?.value(row) === "unknown"]).toEqual([isUnknown, isUnknown]);
    for (const transaction of answerWith([wire]).transactions)
      expect(outcomeOf(transaction, []).label === "Outcome unknown").toBe(isUnknown);
  },
);

test("messages to external addresses are counted as logs", () => {
  const out_msgs = [{ ...inside, destination: "ext$32:DEADBEEF" }];
  expect(rowOf(fromAlice, { out_msgs })).toMatchObject({ to: null, logs: 1 });
});

const without = unlessShared("corpus/traces.jsonl");

describe(`real transactions${without}`, () => {
  test.skipIf(without !== "")("all have readable rows", () => {
    const traces = (sharedText("corpus/traces.jsonl") ?? "").trim().split("\n");
    const wire = traces.flatMap((line) => {
      const trace: { transactions: Record<string, unknown> } = JSON.parse(line);
      return Object.values(trace.transactions);
    });
    const rows = rowsOf(wire, {});
    expect(rows.length).toBeGreaterThan(400);
    for (const { operation, failure, skipped } of rows) {
      expect(operation).toMatch(/^(0x[0-9a-f]{8}|[A-Za-z0-9][\w. ]*)$/);
      expect(operation).not.toContain("_");
      expect((failure ?? "").length + (skipped ?? "").length).toBeLessThan(40);
    }
    expect(rows.filter(({ skipped }) => skipped === "no gas").length).toBeGreaterThan(0);
    expect(rows.filter(({ failure }) => failure === "cell underflow")).toHaveLength(1);
    expect(rows.some(({ logs }) => logs > 0)).toBe(true);
  });
});

describe("the balance", () => {
  const state = (balance: string | null) => ({ ...fromOutside?.account_state_after, balance });

  it("and its change are those of the account states", () => {
    expect(
      rowOf(fromOutside, { account_state_before: state("900"), account_state_after: state("250") }),
    ).toMatchObject({ balance: 250n, change: -650n });
  });

  it("is unknown where the states are missing, and its change is computed from messages and fees", () => {
    const [row] = rowsOf([
      {
        ...fromOutside,
        account_state_before: state(null),
        account_state_after: state(null),
        total_fees: "7",
        in_msg: { ...inside, value: "1000", ihr_fee: "0" },
        out_msgs: [
          { ...inside, value: "300", fwd_fee: "20", ihr_fee: "1" },
          { ...inside, value: "100", fwd_fee: "5", ihr_fee: "0" },
        ],
      },
    ]);
    expect(row).toMatchObject({ balance: null, change: 1_000n - 7n - 300n - 20n - 1n - 100n - 5n });
  });
});
