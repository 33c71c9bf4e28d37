import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { TransactionRecord } from "../../../localnet/chain-records";
import { groupBy } from "../../../localnet/group-by";
import { openReplayedTown, type ReplayedTown } from "../../../testing/localnet/indexer/test-town";
import { followMessages, FOLLOW_LIMITS, type RunMoment } from "../../domain/simulation/follow-messages";
import { VirtualMachine } from "../../gateway/vm/virtual-machine";
import type { Address } from "../../ton/address/address";
import { openBoc } from "../../ton/cell/boc";
import { codeName } from "../../ton/contract/code-names";
import { hashOfCell } from "../../ton/structure/cell-parts";
import { readMessageCell, type MessageCells } from "../../ton/structure/message-cell";
import { bytesToBase64 } from "../../ton/value/bytes";
import type { Hash } from "../../ton/value/hash";
import { ok } from "../../toncenter/error";
import type { Transaction } from "../../toncenter/v3/v3-transaction";

// A few hundred traces, each run twice.
vi.setConfig({ testTimeout: 180_000 });

let town: ReplayedTown;
let machine: VirtualMachine;
beforeAll(async () => {
  machine = new VirtualMachine({ workers: 2, waiting: 1_000 });
  town = await openReplayedTown();
}, 300_000);
afterAll(async () => {
  machine.close();
  await town.close();
});

const ALL = { offset: 0, limit: Number.MAX_SAFE_INTEGER, sort: "asc" } as const;

type Trace = readonly [TransactionRecord, ...TransactionRecord[]];

const cellOf = (bag: Uint8Array) => {
  const [root] = openBoc(bag);
  if (root === undefined) throw new Error("an empty bag");
  return root;
};

/**
 * Traces that began with an external message, small enough to be followed, whose accounts had no other transactions
 * meanwhile.
 */
function undisturbedTraces(): readonly Trace[] {
  const all = town.node.store.transactions.list({}, ALL);
  const byAccount = groupBy(all, ({ account }) => account);
  return [...groupBy(all, ({ traceId }) => traceId).values()].flatMap((own): Trace[] => {
    const [root, ...others] = own;
    if (root?.incoming?.source !== null || own.length > FOLLOW_LIMITS.transactions) return [];
    const end = Math.max(...own.map(({ masterSeqno }) => masterSeqno));
    const accounts = new Set(own.map(({ account }) => account));
    if (accounts.size > FOLLOW_LIMITS.accounts) return [];
    const isDisturbed = [...accounts].some((account) =>
      (byAccount.get(account) ?? []).some(
        ({ traceId, masterSeqno }) =>
          traceId !== root.traceId && masterSeqno >= root.masterSeqno && masterSeqno <= end,
      ),
    );
    return isDisturbed ? [] : [[root, ...others]];
  });
}

/** The kind of a received message: by contract, operation and outcome. */
function kindOf({ incoming, before, description, ...record }: TransactionRecord): string {
  const code = town.node.store.accounts.now([record.account])[0]?.codeHash ?? before.codeHash;
  const contract = code === null ? "no contract" : (codeName(code) ?? code.slice(0, 8));
  const operation =
    incoming?.bounced === true
      ? "bounced"
      : incoming?.source === null
        ? "external"
        : (incoming?.opcode ?? "no opcode");
  const { compute_ph: compute } = { compute_ph: null, ...description };
  const exit = compute !== null && "exit_code" in compute ? String(compute["exit_code"]) : "skipped";
  return `${contract} ${operation} ${exit}`;
}

const NO_SEED = "00".repeat(32);

/**
 * At the times at which the messages of the trace were received; with "first", at the time of its first transaction.
 */
function simulate(trace: Trace, times: "same" | "first") {
  const { store } = town.node;
  const [root] = trace;
  const before = root.masterSeqno - 1;
  const real = new Map(trace.map((record) => [record.incoming?.hash, record]));
  const momentOf = ({ root: cell }: MessageCells, hops: number): RunMoment => {
    const found = real.get(hashOfCell(cell));
    if (times === "same" && found !== undefined) {
      const randomSeed = store.blocks.byId(found.block)?.randSeed ?? NO_SEED;
      return { now: found.now, lt: found.lt, randomSeed };
    }
    return { now: root.now, lt: root.lt + BigInt(hops) * 1_000_000n, randomSeed: NO_SEED };
  };
  const states = (addresses: readonly Address[]) =>
    new Map(
      addresses.flatMap((address) => {
        const record = store.accounts.at(address, before);
        return record === null ? [] : [[address, bytesToBase64(record.shardAccount, "standard")] as const];
      }),
    );
  const libraries = (hashes: readonly Hash[]) =>
    new Map(
      hashes.flatMap((hash) => {
        const cells = store.chain.libraries([hash])[0]?.cells ?? null;
        return cells === null ? [] : [[hash, bytesToBase64(cells, "standard")] as const];
      }),
    );
  return followMessages(readMessageCell(cellOf(root.incoming?.boc ?? new Uint8Array(0))), {
    config: bytesToBase64(store.chain.configAt(before) ?? new Uint8Array(0), "standard"),
    accounts: (addresses) => Promise.resolve(ok(states(addresses))),
    libraries: (hashes) => Promise.resolve(ok(libraries(hashes))),
    run: async (task) => {
      const outcome = await machine.run(task);
      if (!outcome.ok) throw new Error(outcome.problem);
      return ok(outcome.reply);
    },
    momentOf,
  });
}

/** How many traces are simulated for each kind of message. */
const TRACES_PER_KIND = 2;

/** Traces that cover all kinds of messages, and how often each kind occurs in them. */
function chosenTraces() {
  const counts = new Map<string, number>();
  const chosen = undisturbedTraces().filter((trace) => {
    const kinds = trace.map(kindOf);
    if (kinds.every((kind) => (counts.get(kind) ?? 0) >= TRACES_PER_KIND)) return false;
    for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    return true;
  });
  return { chosen, kinds: [...counts.keys()].sort() };
}

async function transactionsOf(trace: Trace, times: "same" | "first"): Promise<readonly Transaction[]> {
  const simulated = await simulate(trace, times);
  if (!simulated.ok) throw new Error(simulated.error.kind);
  expect(simulated.value).toMatchObject({ refusal: null, unfollowed: 0 });
  return simulated.value.transactions;
}

/** What must also be equal at other times: the storage fee is that of the time since the last one. */
function resultOf(one: Transaction) {
  const { storage_ph: storage, compute_ph: compute, action, aborted } = one.description ?? {};
  return {
    account: one.account,
    opcode: one.in_msg?.opcode ?? null,
    exit: compute?.exit_code ?? null,
    gas: compute?.gas_used ?? null,
    gasFees: compute?.gas_fees ?? null,
    fees: (one.total_fees ?? 0n) - (storage?.storage_fees_collected ?? 0n),
    result: action?.result_code ?? null,
    forward: action?.total_fwd_fees ?? null,
    aborted: aborted ?? null,
    sent: one.out_msgs.map(({ destination, opcode, bounced }) => ({ destination, opcode, bounced })),
  };
}

const inOrder = (rows: readonly ReturnType<typeof resultOf>[]) =>
  rows
    .map((row) => JSON.stringify(row, (_, value) => (typeof value === "bigint" ? String(value) : value)))
    .sort();

describe("a simulation of messages of the scenario", () => {
  it("makes the same transactions as the chain, to the last bit, and has equal results when time stands still", async () => {
    const { chosen, kinds } = chosenTraces();
    expect(kinds.length).toBeGreaterThanOrEqual(150);
    for (const trace of chosen) {
      const exact = await transactionsOf(trace, "same");
      expect(exact.map(({ hash }) => hash).sort()).toEqual(trace.map(({ hash }) => hash).sort());
      const still = await transactionsOf(trace, "first");
      expect(inOrder(still.map(resultOf))).toEqual(inOrder(exact.map(resultOf)));
    }
  });
});
