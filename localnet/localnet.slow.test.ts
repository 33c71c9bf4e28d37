import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { parseAddress } from "@/lib/ton/address/read-address";
import { MASTERCHAIN_SHARD } from "@/lib/ton/block/block";
import { CommandUnavailable } from "./control/controls";
import { readOptions, type LocalnetOptions } from "./localnet-options";
import { ChainMismatch, ChainUnreadable } from "./chain-instance";
import { Database } from "./store/database";
import { openStore } from "./store/open-store";
import { Localnet } from "./localnet";

const GENESIS_TIME = 1_700_000_000;
const DAY = 86_400;
/** The event groups of a chain without a history. */
const HISTORY = { done: 8, of: 8 };
const COIN = 1_000_000_000n;
const NOBODY = parseAddress(`0:${"AB".repeat(32)}`);

const opened: Localnet[] = [];
const folders: string[] = [];

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "localnet-test-"));
  folders.push(folder);
  return folder;
}

function optionsFor(folder: string, more: Record<string, string> = {}): LocalnetOptions {
  const options = readOptions({
    LOCALNET_DIR: folder,
    LOCALNET_TXS: "0",
    LOCALNET_TICK_MS: "50",
    GENESIS_TIME: String(GENESIS_TIME),
    ...more,
  });
  if ("problems" in options) throw new Error(options.problems.join());
  return options;
}

async function open(folder: string, more?: Record<string, string>): Promise<Localnet> {
  const localnet = await Localnet.open(optionsFor(folder, more), {
    replaying: () => {},
    replayed: () => {},
    failed(error) {
      throw error;
    },
  });
  opened.push(localnet);
  return localnet;
}

/** A localnet that replays its history itself, frozen. */
async function replayFrozen(folder: string): Promise<Localnet> {
  const localnet = await open(folder);
  await vi.waitFor(() => expect(localnet.state().history).toMatchObject(HISTORY), { timeout: 20_000 });
  await localnet.freeze();
  return localnet;
}

/** A chain whose history was replayed; most tests continue with a copy of it. */
let replayed = "";

const chainIn = (folder: string) => join(folder, "chain.db");

function copyReplayed(folder: string): string {
  copyFileSync(replayed, chainIn(folder));
  return chainIn(folder);
}

/** A localnet with a history, frozen. */
async function openFrozen(folder: string): Promise<Localnet> {
  copyReplayed(folder);
  const localnet = await open(folder);
  await localnet.freeze();
  return localnet;
}

async function closeAll(): Promise<void> {
  for (const localnet of opened.splice(0)) await localnet.close();
}

let replayedIn = "";
beforeAll(async () => {
  replayedIn = mkdtempSync(join(tmpdir(), "localnet-test-"));
  await replayFrozen(replayedIn);
  await closeAll();
  replayed = chainIn(replayedIn);
});
afterAll(() => rmSync(replayedIn, { recursive: true, force: true }));

afterEach(async () => {
  await closeAll();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const balanceOf = (localnet: Localnet) => localnet.node.store.accounts.now([NOBODY])[0]?.balance ?? 0n;
const blockHash = (localnet: Localnet, seqno: number) =>
  localnet.node.store.blocks.byId({ workchain: -1, shard: MASTERCHAIN_SHARD, seqno })?.rootHash ?? null;

describe("localnet", { timeout: 60_000 }, () => {
  it("runs by itself and stops while frozen", async () => {
    const localnet = await open(newFolder());
    await expect.poll(() => localnet.state().history, { timeout: 30_000 }).toMatchObject(HISTORY);
    const { transactions } = localnet.state();
    await expect
      .poll(() => localnet.state().transactions, { timeout: 30_000 })
      .toBeGreaterThan(transactions + 20);
    expect(await localnet.freeze()).toMatchObject({ frozen: true });
    const seqno = localnet.state().head?.seqno ?? 0;
    expect(await localnet.mine(2)).toMatchObject({ head: { seqno: seqno + 2 } });
    expect(await localnet.unfreeze()).toMatchObject({ frozen: false });
    await expect.poll(() => localnet.state().head?.seqno, { timeout: 10_000 }).toBeGreaterThan(seqno + 2);
  });

  it("makes the same chain from the same seed and time", async () => {
    const [one, other] = [await openFrozen(newFolder()), await replayFrozen(newFolder())];
    expect(one.state().genesis).toEqual(other.state().genesis);
    const last = Math.min(...[one, other].map((localnet) => localnet.state().head?.seqno ?? 0));
    const past = Array.from({ length: last }, (_, index) => index + 1).filter(
      (seqno) => (timeOf(one, seqno) ?? 0) < GENESIS_TIME + DAY,
    );
    expect(past.length).toBeGreaterThan(5);
    for (const seqno of past) expect(blockHash(one, seqno)).toBe(blockHash(other, seqno));
  });

  it("pays several faucet requests at once", async () => {
    const localnet = await openFrozen(newFolder());
    await Promise.all([5n, 7n, 9n].map((amount) => localnet.faucet(NOBODY, amount * COIN)));
    await localnet.mine(5);
    expect(balanceOf(localnet)).toBe(21n * COIN);
  });

  it("moves its clock forward", async () => {
    const localnet = await openFrozen(newFolder());
    const { now } = localnet.state().clock;
    await localnet.advanceTime(3 * DAY);
    expect(localnet.state().clock.now).toBeGreaterThanOrEqual(now + 3 * DAY);
    expect(localnet.state().head?.time).toBeGreaterThanOrEqual(now + 3 * DAY);
  });

  it("restores a snapshot under a new chain id", async () => {
    const localnet = await openFrozen(newFolder());
    const { genesis } = localnet.state();
    await localnet.snapshot("before", false);
    await localnet.faucet(NOBODY, COIN);
    await localnet.mine(5);
    expect(balanceOf(localnet)).toBe(COIN);
    expect(await localnet.restore("before")).toMatchObject({ snapshots: ["before"] });
    expect(balanceOf(localnet)).toBe(0n);
    expect(localnet.state().genesis.id).not.toBe(genesis.id);
    expect(localnet.state().genesis).toMatchObject({ seed: genesis.seed, time: genesis.time });
    await expect(localnet.restore("after")).rejects.toThrow(
      new CommandUnavailable('There is no snapshot named "after".'),
    );
  });

  it("refuses to overwrite a snapshot without being requested to, and keeps the chain if a snapshot is damaged", async () => {
    const folder = newFolder();
    const localnet = await openFrozen(folder);
    await localnet.snapshot("one", false);
    await expect(localnet.snapshot("one", false)).rejects.toThrow(
      'There is a snapshot named "one" already. Choose another name, or add "replace": true.',
    );
    await localnet.snapshot("one", true);
    const { head, genesis } = localnet.state();
    truncateSync(join(folder, "snapshots", "one.db"), 20_000);
    await expect(localnet.restore("one")).rejects.toThrow('The snapshot "one" cannot be read:');
    expect(localnet.state()).toMatchObject({ head, genesis });
    expect(readdirSync(folder).filter((file) => file.includes("unfinished"))).toEqual([]);
  });

  it.each([
    ["a truncated database", (file: string) => truncateSync(file, 20_000), "malformed"],
    ["a text", (file: string) => writeFileSync(file, "a letter ".repeat(1_000)), "not a database"],
    ["a database of another program", otherDatabase, "it is a database of another program"],
    ["a folder", inFolder, "it cannot be opened"],
    ["a database with a damaged genesis", spoiledGenesis, "it is damaged"],
  ])("reports the reason if its file is %s", async (_, damage, reason) => {
    const folder = newFolder();
    const file = copyReplayed(folder);
    damage(file);
    const failure = await open(folder, { GENESIS_TIME: "" }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ChainUnreadable);
    expect(failure).toMatchObject({ file, message: expect.stringContaining(reason) });
  });

  it("resets the chain and keeps the snapshots", async () => {
    const localnet = await openFrozen(newFolder());
    await localnet.snapshot("old", false);
    const { head } = localnet.state();
    expect(await localnet.reset()).toMatchObject({ snapshots: ["old"], frozen: false });
    expect(localnet.state().head?.seqno ?? 0).toBeLessThan(head?.seqno ?? 0);
  });

  it("continues after a restart and refuses options of another chain", async () => {
    const folder = newFolder();
    const first = await openFrozen(folder);
    const { genesis, head } = first.state();
    await first.close();
    opened.pop();
    await expect(open(folder, { SEED: "another" })).rejects.toThrow(ChainMismatch);
    const second = await open(folder, { GENESIS_TIME: "" });
    expect(second.state()).toMatchObject({ genesis, history: HISTORY });
    await expect
      .poll(() => second.state().head?.seqno, { timeout: 10_000 })
      .toBeGreaterThan(head?.seqno ?? 0);
  });
});

function otherDatabase(file: string): void {
  rmSync(file);
  const database = new Database(file);
  database.execute("CREATE TABLE song (title TEXT)");
  database.close();
}

function inFolder(file: string): void {
  rmSync(file);
  mkdirSync(file);
}

function spoiledGenesis(file: string): void {
  const store = openStore(file);
  store.setNote("genesis", "{}");
  store.close();
}

function timeOf(localnet: Localnet, seqno: number): number | undefined {
  return localnet.node.store.blocks.byId({ workchain: -1, shard: MASTERCHAIN_SHARD, seqno })?.generatedAt;
}
