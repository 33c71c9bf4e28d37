import { Address as CoreAddress, beginCell } from "@ton/core";
import { describe, expect, it } from "vitest";
import { parseAddress } from "../../../ton/address/read-address";
import { sharedText, unlessShared } from "../../../../testing/ton/test-shared";
import { readAnswer } from "../../../toncenter/answer";
import { valueOf } from "../../../../testing/toncenter/test-value";
import { jettonTransfers, jettonWallets } from "../../../toncenter/v3/v3-jetton";
import { addressOf } from "../../../../fixtures/toncenter/v3/samples/seed";
import {
  readTrace,
  readTraces,
  wireTrace,
  type Plan,
} from "../../../../testing/domain/trace/test-trace-json";
import { tokenFlows } from "./token-flow";
import type { Holders } from "./token-holders";
import { traceTree } from "../trace-steps";

const NO_HOLDERS: Holders = { wallets: new Map(), masters: new Set(), items: new Set() };

const NAME = "tokens";
const account = (number: number) => parseAddress(addressOf(`${NAME} ${number}`));
const [ALICE, BOB, MASTER] = [account(10), account(11), account(12)];

/** The wallets of Alice and Bob are accounts 1 and 2 of the trace. */
const holders: Holders = {
  wallets: new Map([
    [account(1), { owner: ALICE, jetton: MASTER }],
    [account(2), { owner: BOB, jetton: MASTER }],
  ]),
  masters: new Set([MASTER]),
  items: new Set([account(3)]),
};

function body(opcode: number, write: (cell: ReturnType<typeof beginCell>) => unknown): object {
  const cell = beginCell().storeUint(opcode, 32).storeUint(7, 64);
  write(cell);
  const boc = cell.endCell().toBoc().toString("base64");
  return {
    opcode: `0x${opcode.toString(16).padStart(8, "0")}`,
    message_content: { hash: null, body: boc, decoded: null },
  };
}

const owner = CoreAddress.parse(ALICE);
const transfer = (amount: bigint) => body(0x178d4519, (cell) => cell.storeCoins(amount).storeAddress(owner));
const burn = (amount: bigint) => body(0x7bdd97de, (cell) => cell.storeCoins(amount).storeAddress(owner));

const FAILED = { type: "ord", aborted: true, compute_ph: { skipped: false, success: false, exit_code: 47 } };
const START: Plan = { parent: null, account: 1 };

function flows(plans: readonly Plan[], known: Holders = holders) {
  return tokenFlows(traceTree(readTrace(wireTrace(plans, NAME))).steps, known);
}

describe("the flow of tokens", () => {
  it("goes from one owner to the other", () => {
    expect(flows([START, { parent: 0, account: 2, message: transfer(500n) }]).jettons).toEqual([
      { account: ALICE, jetton: MASTER, change: -500n },
      { account: BOB, jetton: MASTER, change: 500n },
    ]);
  });

  it("is empty when the transfer bounced", () => {
    const { jettons } = flows([
      START,
      { parent: 0, account: 2, message: transfer(500n), description: FAILED },
      { parent: 1, account: 1, message: { bounced: true } },
    ]);
    expect(jettons).toEqual([]);
  });

  it("only leaves the sender when the transfer is in flight, or failed without a bounce", () => {
    const gone = [{ account: ALICE, jetton: MASTER, change: -500n }];
    expect(flows([START, { parent: 0, account: 2, message: transfer(500n), lost: true }]).jettons).toEqual(
      gone,
    );
    expect(
      flows([START, { parent: 0, account: 2, message: transfer(500n), description: FAILED }]).jettons,
    ).toEqual(gone);
  });

  it("is a mint when the master sends tokens, and a burn when a wallet burns them", () => {
    const minted = flows([
      { parent: null, account: 12 },
      { parent: 0, account: 2, message: transfer(9n) },
    ]);
    expect(minted.jettons).toEqual([{ account: BOB, jetton: MASTER, change: 9n }]);
    const burnt = flows([START, { parent: 0, account: 12, message: burn(4n) }]);
    expect(burnt.jettons).toEqual([{ account: ALICE, jetton: MASTER, change: -4n }]);
  });

  it("is attributed to the wallet itself when its owner is unknown", () => {
    const { jettons, unknown } = flows([START, { parent: 0, account: 2, message: transfer(5n) }], NO_HOLDERS);
    expect(jettons).toEqual([
      { account: account(1), jetton: null, change: -5n },
      { account: account(2), jetton: null, change: 5n },
    ]);
    expect(unknown).toEqual([account(1), account(2)]);
  });

  it("changes the owner of an item", () => {
    const give = body(0x5fcc3d14, (cell) => cell.storeAddress(CoreAddress.parse(BOB)));
    expect(flows([START, { parent: 0, account: 3, message: give }]).items).toEqual([
      { item: account(3), from: account(1), to: BOB },
    ]);
    expect(flows([START, { parent: 0, account: 3, message: give, description: FAILED }]).items).toEqual([]);
  });

  it("does not change the owner of what only accepts the message of an item", () => {
    const give = body(0x5fcc3d14, (cell) => cell.storeAddress(CoreAddress.parse(BOB)));
    expect(flows([START, { parent: 0, account: 4, message: give }]).items).toEqual([]);
    expect(flows([START, { parent: 0, account: 3, message: give }], NO_HOLDERS).items).toEqual([]);
  });

  it("ignores a log that imitates a transfer, whether or not it names a receiver", () => {
    for (const destination of [null, "ext$32:DEADBEEF"]) {
      const imitation = { ...transfer(500n), destination };
      expect(flows([START, { parent: 0, account: 2, log: true, message: imitation }]).jettons).toEqual([]);
    }
  });

  it("ignores a malformed body", () => {
    const broken = { opcode: "0x178d4519", message_content: { hash: null, body: "te6cc", decoded: null } };
    expect(flows([START, { parent: 0, account: 2, message: broken }]).jettons).toEqual([]);
  });
});

function rowsOf(file: string): readonly unknown[] {
  const lines = (sharedText(`corpus/${file}.jsonl`) ?? "").split("\n").filter(Boolean);
  return lines.map((line): unknown => JSON.parse(line));
}

function answerOf(rows: object) {
  return {
    status: 200,
    body: JSON.stringify({ ...rows, address_book: {}, metadata: {} }),
    retryAfterMs: null,
  };
}

describe.skipIf(unlessShared("corpus") !== "")(`real transfers${unlessShared("corpus")}`, () => {
  it("match the amounts moved by the messages, to the unit", () => {
    const { jetton_transfers } = valueOf(
      readAnswer(jettonTransfers, answerOf({ jetton_transfers: rowsOf("jetton_transfers") })),
    );
    const { jetton_wallets } = valueOf(
      readAnswer(jettonWallets, answerOf({ jetton_wallets: rowsOf("jetton_wallets") })),
    );
    const wallets = new Map(
      jetton_wallets.map(({ address, owner: whose, jetton }) => [address, { owner: whose, jetton }]),
    );
    let compared = 0;
    for (const trace of readTraces(rowsOf("traces"))) {
      const { steps } = traceTree(trace);
      // Wrapped coins look like a jetton, but sending them moves coins.
      const given = new Set(
        steps.flatMap(({ message }) => (message?.opcode === "0x178d4519" ? (message.source ?? []) : [])),
      );
      const own = jetton_transfers.filter(
        ({ trace_id, source_wallet, transaction_aborted }) =>
          transaction_aborted !== true &&
          trace_id === trace.trace_id &&
          source_wallet !== null &&
          given.has(source_wallet),
      );
      const { jettons, unknown } = tokenFlows(steps, { wallets, masters: new Set(), items: new Set() });
      if (
        unknown.length > 0 ||
        own.some(({ source_wallet }) => source_wallet === null || !wallets.has(source_wallet))
      )
        continue;
      for (const { source, jetton_master } of own) {
        const same = own.filter((row) => row.jetton_master === jetton_master);
        const change =
          sum(same.filter((row) => row.destination === source)) -
          sum(same.filter((row) => row.source === source));
        const flow = jettons.find((one) => one.account === source && one.jetton === jetton_master);
        expect([trace.trace_id, source, flow?.change ?? 0n]).toEqual([trace.trace_id, source, change]);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(10);
  });
});

function sum(rows: readonly { readonly amount: bigint | null }[]): bigint {
  return rows.reduce((all, { amount }) => all + (amount ?? 0n), 0n);
}
