import { Address as CoreAddress, beginCell } from "@ton/core";
import { describe, expect, it } from "vitest";
import { addressOf, hashOf } from "../../../../fixtures/toncenter/v3/samples/seed";
import { plainText } from "../../../../testing/domain/action/test-sentence-text";
import {
  corpusTrace,
  corpusTraces,
  type CorpusTrace,
} from "../../../../testing/domain/trace/test-corpus-traces";
import { readTrace, wireTrace, type Plan } from "../../../../testing/domain/trace/test-trace-json";
import { unlessShared } from "../../../../testing/ton/test-shared";
import { transactionSummary, traceSummary } from "./make-trace-summary";
import { traceTree } from "../trace-steps";
import type { TraceSummary } from "./trace-summary";

const NO_NAMES = { address_book: {}, metadata: {} };

function summaryOf({ trace, names }: CorpusTrace): TraceSummary {
  return traceSummary(trace, traceTree(trace), names, "GRAM");
}

/** Addresses as their first digits. */
const short = (text: string) => text.replaceAll(/0:([0-9A-F]{6})[0-9A-F]{58}/g, "$1");
const sentence = ({ sentence: parts }: TraceSummary) => short(plainText(parts));
const money = ({ outcome }: TraceSummary) => short(plainText(outcome.money));

describe.skipIf(unlessShared("corpus") !== "")(`the summary of real traces${unlessShared("corpus")}`, () => {
  const real = (beginning: string) => summaryOf(corpusTrace(beginning));

  it("is a success for an NFT sale whose notification was skipped for want of gas", () => {
    const sale = real("mG5NGg+37h");
    expect(sentence(sale)).toBe("<enenf.t.me> bought 'NFT' from <0D5778> for 1.35 GRAM");
    expect(sale).toMatchObject({
      kind: "nft",
      outcome: { kind: "success", label: "Success", reason: null, notes: ["1 notification skipped: no gas"] },
      steps: 7,
      seconds: 25,
      fees: 13_007_134n,
    });
    const moved = sale.changes.rows.flatMap(({ party, items }) =>
      items.map(({ isIncoming }) => [short(party.address), isIncoming]),
    );
    expect(moved).toEqual([
      ["B9A7DC", true],
      ["0D5778", false],
    ]);
  });

  it("is a success for a bridge send in which dust and notifications failed", () => {
    const send = real("KEbatIe0U3");
    expect(send).toMatchObject({ kind: "bridge", outcome: { kind: "success", label: "Success" }, steps: 19 });
    expect(send.outcome.notes).toEqual(["1 step failed: out of gas", "3 notifications skipped: no gas"]);
  });

  it("is bounced for a call that came back, with the reason and the returned amount", () => {
    const bounced = summaryOf(corpusTrace("mTVGq+A5PC", "basic"));
    expect(sentence(bounced)).toBe("<65B421> tried to call <E3C257> with 0.34 GRAM");
    expect(bounced.outcome).toMatchObject({ kind: "bounced", label: "Bounced", tone: "negative" });
    expect(bounced.outcome.reason).toMatch(/^Exit code 56/);
    expect(money(bounced)).toBe("0.337732 GRAM came back to <65B421>");
  });

  it("is a failure for a withdrawal that came back, although the service reports a success", () => {
    const unstake = real("mTVGq+A5PC");
    expect(sentence(unstake)).toContain("tried to withdraw");
    expect(unstake.outcome).toMatchObject({ kind: "failed", label: "Failed" });
    expect(money(unstake)).toBe("0.337732 GRAM came back to <65B421>");
  });

  it("is a failure for a rejected deposit all of whose steps ran", () => {
    const deposit = real("OcT5DRJbqO");
    expect(deposit.outcome).toMatchObject({ kind: "failed", reason: "The pool rejected the deposit." });
    expect(money(deposit)).toBe(
      "24334470584513 units of B298B4 came back to <B96531>; 25998968 units of F83F7D came back to <B96531>",
    );
    const other = real("GrBNR/bqjM");
    expect(other.outcome.reason).toMatch(/^Exit code 30/);
    expect(money(other)).toMatch(/came back to <52DEEC>; .* came back to <52DEEC>$/);
  });

  it("states where the money stayed", () => {
    expect(money(real("1NL0tCMrxY"))).toBe("138886 GRAM stayed with <9A347A>");
    const mint = real("MyrAUqqz/X");
    expect(mint.outcome).toMatchObject({ kind: "failed", reason: expect.stringMatching(/^Exit code 9/) });
    expect(money(mint)).toBe("0.09884 GRAM came back to <C6240A>");
  });

  it("is a failure for a supply that the lending pool rejected, although all steps succeeded", () => {
    const rejected = corpusTrace("Pz4XQKMBH1", "classified", (row) => {
      const text = JSON.stringify(row)
        .replaceAll('"opcode":"0x0000011a"', '"opcode":"0x0000011f"')
        .replaceAll('"success":true,"type":"evaa_supply"', '"success":false,"type":"evaa_supply"');
      const changed: unknown = JSON.parse(text);
      return typeof changed === "object" && changed !== null ? changed : row;
    });
    expect(summaryOf(corpusTrace("Pz4XQKMBH1")).outcome.kind).toBe("success");
    const supply = summaryOf(rejected);
    expect(sentence(supply)).toContain("tried to supply");
    expect(supply.outcome).toMatchObject({ kind: "failed", reason: "EVAA rejected the supply." });
  });

  it("has a sentence, a consistent outcome and the fees for each trace", () => {
    for (const kind of ["classified", "basic"] as const) {
      for (const one of corpusTraces(kind)) {
        const summary = summaryOf(one);
        expect(sentence(summary)).not.toMatch(/undefined|NaN|^$/);
        expect(summary.fees).toBe(summary.changes.sum.fees);
        expect(summary.actions).toHaveLength(one.trace.actions?.length ?? 0);
        // A failure states what failed, why or where the money is; a success states neither.
        const { outcome } = summary;
        const isFailed = outcome.kind === "failed" || outcome.kind === "bounced";
        expect(isFailed).toBe(outcome.tone === "negative");
        expect(isFailed).toBe(summary.actions[0]?.failed);
        expect(isFailed || (outcome.reason === null && outcome.money.length === 0)).toBe(true);
        expect(!isFailed || outcome.reason !== null || outcome.money.length > 0).toBe(true);
      }
    }
  });

  it("has a sentence for each transaction alone", () => {
    for (const { trace, names } of corpusTraces())
      for (const transaction of Object.values(trace.transactions ?? {})) {
        const summary = transactionSummary(transaction, names, "GRAM");
        expect(plainText(summary.sentence)).not.toMatch(/undefined|^$/);
        expect([summary.steps, summary.seconds]).toEqual([null, null]);
      }
  });
});

const NAME = "summary";
const account = (number: number) => addressOf(`${NAME} ${number}`);
const START: Plan = { parent: null, account: 0 };
const FAILED = { type: "ord", aborted: true, compute_ph: { skipped: false, success: false, exit_code: 9 } };
const NO_STATE = {
  type: "ord",
  aborted: true,
  compute_ph: { skipped: true, reason: "no_state" },
  bounce: { type: "ok" },
};

const transaction = (place: number) => hashOf(`${NAME} transaction ${place}`);

function action(type: string, success: boolean, details: object, transactions: readonly string[] = []) {
  return {
    trace_id: null,
    action_id: hashOf(`${type} ${transactions.join()}`),
    start_lt: "1",
    end_lt: "2",
    start_utime: 1,
    end_utime: 2,
    type,
    success,
    details,
    transactions,
  };
}

function madeUp(plans: readonly Plan[], actions: readonly object[] = []): TraceSummary {
  const trace = readTrace({ ...wireTrace(plans, NAME), actions });
  return traceSummary(trace, traceTree(trace), NO_NAMES, "GRAM");
}

const named = (text: string) =>
  [0, 1, 2, 3, 4].reduce((rest, number) => rest.replaceAll(account(number), "ABCDE"[number] ?? ""), text);

const pay = (place: number, to: number, success = true) =>
  action("ton_transfer", success, { source: account(0), destination: account(to), value: "5000000000" }, [
    transaction(0),
    transaction(place),
  ]);

const bouncing: readonly Plan[] = [
  START,
  { parent: 0, account: 1, value: 5_000_000_000n, description: NO_STATE },
  { parent: 1, account: 0, value: 4_990_000_000n, message: { bounced: true } },
];

describe("the outcome of a trace", () => {
  it("is bounced when a payment came back, whatever the service reports, and also without actions", () => {
    for (const actions of [[pay(1, 1, false)], [pay(1, 1)], []]) {
      const bounced = madeUp(bouncing, actions);
      expect(bounced.outcome).toMatchObject({
        kind: "bounced",
        label: "Bounced",
        reason: "Compute skipped: the account has no code.",
      });
      expect(named(plainText(bounced.sentence))).toBe("<A> tried to send 5 GRAM to <B>");
      expect(named(plainText(bounced.outcome.money))).toBe("4.99 GRAM came back to <A>");
      expect(bounced.actions[0]).toMatchObject({ failed: true });
    }
  });

  it("is a failure when one of several payments failed, and counts them", () => {
    const plans: readonly Plan[] = [
      START,
      { parent: 0, account: 2, value: 5_000_000_000n },
      { parent: 0, account: 1, value: 5_000_000_000n, description: NO_STATE },
      { parent: 2, account: 0, value: 4_990_000_000n, message: { bounced: true } },
    ];
    const mixed = madeUp(plans, [pay(1, 2), pay(2, 1, false)]);
    expect(mixed.outcome).toMatchObject({ kind: "bounced", label: "1 of 2 bounced", tone: "negative" });
    expect(named(plainText(mixed.sentence))).toBe("<A> tried to send 5 GRAM to <B>, and 1 more transfer");
  });

  it("sums up payments of one sender", () => {
    const plans: readonly Plan[] = [
      START,
      { parent: 0, account: 1, value: 5_000_000_000n },
      { parent: 0, account: 2, value: 5_000_000_000n },
    ];
    const sent = madeUp(plans, [pay(1, 1), pay(2, 2)]);
    expect(named(plainText(sent.sentence))).toBe("<A> sent 10 GRAM in 2 transfers");
  });

  it("is that of a swap, not of its many calls", () => {
    const plans: readonly Plan[] = [START, { parent: 0, account: 1, value: 10n ** 9n }];
    const details = { sender: account(0), asset_in: account(3), asset_out: account(4), dex: "stonfi_v2" };
    const call = action("call_contract", true, { source: account(0), destination: account(1), value: "1" });
    const swap = madeUp(plans, [call, call, action("jetton_swap", false, details, [transaction(1)]), call]);
    expect(swap).toMatchObject({ kind: "swap", outcome: { kind: "failed", label: "Failed" } });
    const isFailed = [action("call_contract", false, { source: account(1), destination: account(2) })];
    const other = madeUp(plans, [...isFailed, action("jetton_swap", true, details, [transaction(1)])]);
    expect(other.outcome).toMatchObject({ kind: "success", notes: ["1 other action failed"] });
  });

  it("takes the initiator's own payments into account", () => {
    const details = { sender: account(0), asset_in: account(3), asset_out: account(4) };
    const swap = action("jetton_swap", true, details, [transaction(0)]);
    const mixed = madeUp(bouncing, [swap, pay(1, 1, false)]);
    expect(mixed.outcome).toMatchObject({ kind: "bounced", label: "Bounced" });
    expect(mixed.actions.map(({ type }) => type)).toEqual(["ton_transfer", "jetton_swap"]);
  });

  it("is a failure if a later call of unknown purpose failed, unless it carried only dust", () => {
    const plans: readonly Plan[] = [
      START,
      { parent: 0, account: 1, value: 10n ** 9n, message: { opcode: "0x12345678" } },
      { parent: 1, account: 2, value: 10n ** 8n, description: FAILED },
    ];
    expect(madeUp(plans).outcome).toMatchObject({ kind: "failed", reason: expect.stringMatching(/code 9/) });
    const dust = plans.map((plan) => ({ ...plan, value: (plan.value ?? 0n) / 10n }));
    expect(madeUp(dust).outcome).toMatchObject({
      kind: "success",
      notes: ["1 step failed: cell underflow"],
    });
  });

  it("is that of the only transaction if nothing was sent", () => {
    expect(madeUp([{ ...START, description: FAILED }]).outcome).toMatchObject({ kind: "failed" });
    expect(madeUp([START]).outcome.kind).toBe("success");
    expect(madeUp([{ ...START, description: {} }]).outcome.kind).toBe("unknown");
  });

  it("is pending until it is final", () => {
    const row = { ...wireTrace([START], NAME), trace_info: { trace_state: "pending" } };
    const trace = readTrace(row);
    expect(traceSummary(trace, traceTree(trace), NO_NAMES, "GRAM").outcome.kind).toBe("pending");
  });
});

describe("a failed swap", () => {
  const body = (opcode: string, write: (cell: ReturnType<typeof beginCell>) => unknown) => {
    const cell = beginCell().storeUint(Number(opcode), 32).storeUint(7, 64);
    write(cell);
    const boc = cell.endCell().toBoc().toString("base64");
    return { opcode, message_content: { hash: null, body: boc, decoded: null } };
  };
  const at = (number: number) => CoreAddress.parse(account(number));
  const order = (to: number) => body("0x0f8a7ea5", (cell) => cell.storeCoins(700n).storeAddress(at(to)));
  const moved = (from: number) => body("0x178d4519", (cell) => cell.storeCoins(700n).storeAddress(at(from)));
  const paid = (code: number) =>
    body("0x657b54f5", (cell) =>
      cell.storeAddress(at(0)).storeAddress(at(0)).storeAddress(at(0)).storeUint(code, 32),
    );
  /** A and its wallet B, the exchange D and its wallet C, the pool E. */
  const plans: readonly Plan[] = [
    START,
    { parent: 0, account: 1, message: order(3) },
    { parent: 1, account: 2, message: moved(0) },
    { parent: 2, account: 3, message: { opcode: "0x7362d09c" } },
    { parent: 3, account: 4, message: { opcode: "0x6664de2a" } },
    { parent: 4, account: 3, message: paid(0x39603190) },
    { parent: 5, account: 2, message: order(0) },
    { parent: 6, account: 1, message: moved(3) },
  ];
  const master = addressOf("master");
  const transfer = {
    asset: master,
    source: account(0),
    source_jetton_wallet: account(1),
    destination: account(3),
    amount: "700",
  };
  const details = { sender: account(0), asset_in: master, dex_incoming_transfer: transfer };

  it("states the exchange's reason and the tokens that came back", () => {
    const places = plans.map((_, place) => transaction(place));
    const swap = madeUp(plans, [action("jetton_swap", false, details, places)]);
    expect(swap.outcome).toMatchObject({
      kind: "failed",
      label: "Failed",
      reason: "STON.fi returned the swap: slippage: less than the minimum amount would have been paid out.",
    });
    expect(named(plainText(swap.outcome.money)).replace(master, "M")).toBe("700 units of M came back to <A>");
    expect(swap.changes.rows.flatMap(({ tokens }) => tokens)).toEqual([]);
  });

  it("states who else holds the tokens", () => {
    const kept = plans.slice(0, 6);
    const swap = madeUp(kept, [
      action(
        "jetton_swap",
        false,
        details,
        kept.map((_, place) => transaction(place)),
      ),
    ]);
    expect(named(plainText(swap.outcome.money))).toMatch(/^<D> holds 700 units of/);
  });

  it("does not mention tokens of unknown wallets", () => {
    const unknown = { ...details, dex_incoming_transfer: { ...transfer, source_jetton_wallet: null } };
    const kept = plans.slice(0, 6);
    const places = kept.map((_, place) => transaction(place));
    expect(madeUp(kept, [action("jetton_swap", false, unknown, places)]).outcome.money).toEqual([]);
  });

  it("states that the tokens never left", () => {
    const plansOfOrder: readonly Plan[] = [
      START,
      { parent: 0, account: 1, value: 10n ** 8n, message: order(3), description: FAILED },
      { parent: 1, account: 0, value: 9n * 10n ** 7n, message: { bounced: true } },
    ];
    const swap = madeUp(plansOfOrder, [action("jetton_swap", false, details, [transaction(1)])]);
    expect(named(plainText(swap.outcome.money))).toMatch(/^700 units of .* stayed with <A>$/);
    expect(swap.outcome.reason).toMatch(/^Exit code 9/);
  });
});
