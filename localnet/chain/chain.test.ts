import { Cell, loadTransaction, toNano } from "@ton/core";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Address } from "@/lib/ton/address/address";
import { parseAddress } from "@/lib/ton/address/read-address";
import { formatBlockId, type BlockId } from "@/lib/ton/block/block";
import type { ChainBlock, TransactionRecord } from "../chain-records";
import type { Chain, SubmitVerdict } from "./chain";
import { giverOf } from "./giver";
import { openChain } from "./open-chain";
import { TestHistory } from "../../testing/localnet/chain/test-history";
import { GENESIS, giverMessage, walletOf, type TestPayment } from "../../testing/localnet/chain/test-wallet";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const low = walletOf("low", "low");
const high = walletOf("high", "high");
const UNUSED_ADDRESS = parseAddress(`0:${"7".repeat(64)}`);
const giver = giverOf(GENESIS).address;

let chain: Chain;
const history = new TestHistory();
let now = GENESIS.time;

async function step(): Promise<ChainBlock> {
  const made = await chain.step((now += 5));
  history.take(made.final);
  return made.final;
}

const submit = (message: Uint8Array) => chain.submit(message, 0);

async function accepted(message: Uint8Array): Promise<TransactionRecord> {
  const verdict = await submit(message);
  if (verdict.kind === "refused") throw new Error(verdict.reason);
  return verdict.pending;
}

async function settle(): Promise<readonly TransactionRecord[]> {
  const made: TransactionRecord[] = [];
  for (let quiet = 0; quiet < 3;) {
    const { transactions } = await step();
    quiet = transactions.length === 0 ? quiet + 1 : 0;
    made.push(...transactions);
  }
  return made;
}

let given = 0;
async function fund(orders: readonly TestPayment[]): Promise<readonly TransactionRecord[]> {
  await accepted(giverMessage(GENESIS, given, orders));
  given += 1;
  return await settle();
}

const on = (made: readonly TransactionRecord[], account: Address) =>
  made.filter((one) => one.account === account);

beforeAll(async () => {
  chain = await openChain(GENESIS, null);
  await step();
  await fund([
    { to: low.address, coins: toNano(100) },
    { to: high.address, coins: toNano(100) },
  ]);
  for (const wallet of [low, high]) await accepted(await wallet.send(0, []));
  await settle();
});

afterAll(async () => chain.close());

describe("external messages", () => {
  it("are pending, then confirmed, then final, as the same transaction", async () => {
    const message = await low.send(1, [{ to: high.address, coins: toNano(2), body: "across" }]);
    const pending = await accepted(message);
    expect(chain.confirmed()).toEqual([]);
    await step();
    const [confirmed] = chain.confirmed();
    const { transactions } = await step();
    const [final] = transactions;
    expect(final).toEqual(confirmed);
    expect(final).toMatchObject({ account: low.address, traceExternalHash: pending.traceExternalHash });
    expect(pending).toMatchObject({ account: low.address, incoming: final?.incoming });
    expect(final?.traceId).toBe(final?.hash);
    await settle();
  });

  it("are rejected as a node rejects them, with the exit code", async () => {
    const stale = await submit(await low.send(99, []));
    const account = low.address.slice(2);
    expect(stale).toMatchObject({ kind: "refused", exitCode: 33 });
    expect(reasonOf(stale)).toMatch(
      new RegExp(
        `^cannot apply external message to current state : External message was not accepted\\nCannot run message on account: inbound external message rejected by transaction ${account}:\\nexitcode=33, steps=\\d+, gas_used=0\\nVM Log \\(truncated\\):\\n\\.\\.\\.`,
      ),
    );
    expect(await submit(await low.send(2, [], 5))).toMatchObject({ kind: "refused", exitCode: 36 });
    const lost = walletOf("lost", "low");
    expect(reasonOf(await submit(await lost.send(0, [])))).toBe(
      "cannot apply external message to current state : Failed to unpack account state",
    );
  });

  it.each([
    ["no bytes", new Uint8Array(0), "bag-of-cells"],
    ["garbage", Buffer.from("no bag at all"), "invalid bag-of-cells magic number"],
    ["an empty cell", Cell.EMPTY.toBoc(), "external message must begin with ext_in_msg_info$10"],
    ["too many bytes", new Uint8Array(65_536), "external message too large, rejecting"],
  ])("of %s are rejected", async (_, bytes, reason) => {
    const verdict = await submit(bytes);
    expect(verdict).toMatchObject({ kind: "refused", exitCode: null });
    expect(reasonOf(verdict)).toContain(reason);
  });

  it("are emulated with the requested number of followers, without changing the chain", async () => {
    const message = await low.send(2, [
      { to: high.address, coins: toNano(2) },
      { to: UNUSED_ADDRESS, coins: toNano(1), bounce: true },
    ]);
    const followers = async (most: number) => {
      const verdict = await chain.submit(message, most);
      return verdict.kind === "refused" ? [] : [verdict.pending, ...verdict.followers];
    };
    expect(await followers(0)).toHaveLength(1);
    const [sent, ...rest] = await followers(1);
    expect(rest).toMatchObject([
      { account: high.address, incoming: { hash: sent?.outgoing[0]?.hash }, traceId: sent?.hash },
    ]);
    const all = await settle();
    expect(all.map(({ account }) => account)).toEqual([
      low.address,
      UNUSED_ADDRESS,
      low.address,
      high.address,
    ]);
    expect(all.at(-1)?.before).toEqual(rest[0]?.before);
  });

  it("sent twice are processed once", async () => {
    const message = await low.send(3, []);
    expect((await accepted(message)).hash).toBe((await accepted(message)).hash);
    expect(on(await settle(), low.address)).toHaveLength(1);
  });

  it("that their contract no longer accepts are dropped", async () => {
    const [one, other] = [await low.send(4, []), await low.send(4, [], 4_000_000_000)];
    await accepted(one);
    const { traceExternalHash } = await accepted(other);
    const made = await chain.step((now += 5));
    history.take(made.final);
    expect(made.dropped).toEqual([traceExternalHash]);
    await settle();
  });
});

describe("internal messages", () => {
  it("reach another shard in the next step, and the same shard in the same block", async () => {
    const twin = walletOf("twin", "high").address;
    await accepted(
      await low.send(5, [
        { to: high.address, coins: toNano(1) },
        { to: walletOf("near", "low").address, coins: toNano(1) },
      ]),
    );
    await accepted(await high.send(1, [{ to: twin, coins: toNano(1) }]));
    await step();
    const first = chain.confirmed().map(({ account }) => account);
    await step();
    const second = chain.confirmed().map(({ account }) => account);
    expect(first).toEqual([low.address, walletOf("near", "low").address, high.address, twin]);
    expect(second).toEqual([high.address]);
    await settle();
  });

  it("bounce from a nonexistent account, less the fees", async () => {
    await accepted(await low.send(6, [{ to: UNUSED_ADDRESS, coins: toNano(3), bounce: true }]));
    const made = await settle();
    expect(made.map(({ account }) => account)).toEqual([low.address, UNUSED_ADDRESS, low.address]);
    const [sent, bounced, returned] = made;
    expect(bounced).toMatchObject({ originalStatus: "nonexist", endStatus: "nonexist", aborted: true });
    expect(bounced?.description).toMatchObject({
      compute_ph: { skipped: true, reason: "no_state" },
      bounce: { type: "ok" },
    });
    expect(bounced?.before.status).toBe("nonexist");
    expect(returned?.incoming).toMatchObject({ bounced: true, hash: bounced?.outgoing[0]?.hash });
    expect(new Set(made.map(({ traceId }) => traceId))).toEqual(new Set([sent?.hash]));
  });

  it("can fan out to 254 accounts", async () => {
    const orders = Array.from({ length: 254 }, (_, index) => ({
      to: parseAddress(`0:${index.toString(16).padStart(2, "0").repeat(32)}`),
      coins: toNano(1),
    }));
    const made = await fund(orders);
    expect(made).toHaveLength(255);
    expect(new Set(made.map(({ account }) => account)).size).toBe(255);
  });
});

describe("transactions and blocks", () => {
  it("have the hashes of their cells", () => {
    for (const made of history.transactions) {
      const [cell = Cell.EMPTY] = Cell.fromBoc(Buffer.from(made.boc));
      const read = loadTransaction(cell.beginParse());
      expect(read.hash().toString("hex")).toBe(made.hash);
      expect(read.stateUpdate.oldHash.toString("hex")).toBe(made.before.stateHash);
      expect(read.stateUpdate.newHash.toString("hex")).toBe(made.after.stateHash);
      expect(read.totalFees.coins).toBe(made.totalFees);
      for (const message of [made.incoming, ...made.outgoing]) {
        if (message === null) continue;
        const [bag = Cell.EMPTY] = Cell.fromBoc(Buffer.from(message.boc));
        const [body = Cell.EMPTY] = Cell.fromBoc(Buffer.from(message.body));
        expect([bag.hash().toString("hex"), body.hash().toString("hex")]).toEqual([
          message.hash,
          message.bodyHash,
        ]);
      }
    }
  });

  it("form an unbroken chain for each account", () => {
    const pairs = neighbours(history.transactions, ({ account }) => account);
    for (const [before, after] of pairs) {
      expect([after.previousHash, after.previousLt]).toEqual([before.hash, before.lt]);
      expect(after.before).toEqual(before.after);
    }
    const newest = new Map(history.transactions.map((made) => [made.account, made]));
    for (const [account, { hash, lt }] of newest) {
      expect(history.accounts.get(account)).toMatchObject({ lastHash: hash, lastLt: lt });
    }
    expect(newest.has(giver)).toBe(true);
  });

  it("follow one another in seqno, time and logical time", () => {
    const pairs = neighbours(history.blocks, ({ workchain, shard }) => `${workchain}:${shard}`);
    expect(pairs.length).toBeGreaterThan(20);
    for (const [before, after] of pairs) {
      const { workchain, shard, seqno, rootHash, fileHash } = before;
      expect(after.previous).toEqual([{ workchain, shard, seqno, rootHash, fileHash }]);
      expect(after.seqno).toBe(seqno + 1);
      expect(after.startLt).toBeGreaterThan(before.endLt);
      expect(after.generatedAt).toBeGreaterThanOrEqual(before.generatedAt);
    }
  });

  it("match the contents that each block declares", () => {
    const inBlock = (block: BlockId) => formatBlockId(block);
    for (const block of history.blocks) {
      const [cell = Cell.EMPTY] = Cell.fromBoc(Buffer.from(block.header));
      expect(cell.hash().toString("hex")).toBe(block.rootHash);
      const inside = history.transactions.filter((made) => inBlock(made.block) === inBlock(block));
      expect(inside).toHaveLength(block.transactions);
      for (const { lt, masterSeqno } of inside) {
        expect(lt > block.startLt && lt < block.endLt).toBe(true);
        expect(masterSeqno).toBe(block.masterSeqno);
      }
    }
  });
});

/** Pairs of consecutive elements with the same name. */
function neighbours<T>(all: readonly T[], nameOf: (one: T) => string): readonly (readonly [T, T])[] {
  const last = new Map<string, T>();
  return all.flatMap((one) => {
    const before = last.get(nameOf(one));
    last.set(nameOf(one), one);
    return before === undefined ? [] : [[before, one] as const];
  });
}

function reasonOf(verdict: SubmitVerdict): string {
  return verdict.kind === "refused" ? verdict.reason : "";
}
