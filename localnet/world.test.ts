import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { parseAddress } from "@/lib/ton/address/read-address";
import { MASTERCHAIN_SHARD } from "@/lib/ton/block/block";
import { CannotNow } from "./control/controls";
import { readOptions, type Options } from "./options";
import { OtherChain } from "./running";
import { World } from "./world";

const GENESIS_TIME = 1_700_000_000;
const DAY = 86_400;
const COIN = 1_000_000_000n;
const NOBODY = parseAddress(`0:${"AB".repeat(32)}`);

const worlds: World[] = [];
const folders: string[] = [];

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "localnet-world-"));
  folders.push(folder);
  return folder;
}

function optionsFor(folder: string, more: Record<string, string> = {}): Options {
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

async function open(folder: string, more?: Record<string, string>): Promise<World> {
  const world = await World.open(optionsFor(folder, more), {
    told: () => {},
    failed(error) {
      throw error;
    },
  });
  worlds.push(world);
  return world;
}

/** Open, with its past told, and standing still. */
async function still(folder: string): Promise<World> {
  const world = await open(folder);
  await expect.poll(() => world.state().history, { timeout: 20_000 }).toEqual({ done: 2, of: 2 });
  await world.freeze();
  return world;
}

afterEach(async () => {
  for (const world of worlds.splice(0)) await world.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const balanceOf = (world: World) => world.node.store.accounts.now([NOBODY])[0]?.balance ?? 0n;
const blockHash = (world: World, seqno: number) =>
  world.node.store.blocks.byId({ workchain: -1, shard: MASTERCHAIN_SHARD, seqno })?.rootHash ?? null;

describe("the world", { timeout: 60_000 }, () => {
  it("goes on by itself, and stands still when it is frozen", async () => {
    const world = await open(newFolder());
    await expect.poll(() => world.state().transactions, { timeout: 30_000 }).toBeGreaterThan(40);
    expect(await world.freeze()).toMatchObject({ frozen: true });
    const seqno = world.state().head?.seqno ?? 0;
    expect(await world.mine(2)).toMatchObject({ head: { seqno: seqno + 2 } });
    expect(await world.unfreeze()).toMatchObject({ frozen: false });
    await expect.poll(() => world.state().head?.seqno, { timeout: 10_000 }).toBeGreaterThan(seqno + 2);
  });

  it("is the same chain for the same seed and time", async () => {
    const [one, other] = [await still(newFolder()), await still(newFolder())];
    expect(one.state().genesis).toEqual(other.state().genesis);
    const last = Math.min(...[one, other].map((world) => world.state().head?.seqno ?? 0));
    const ofThePast = Array.from({ length: last }, (_, index) => index + 1).filter(
      (seqno) => (timeOf(one, seqno) ?? 0) < GENESIS_TIME + DAY,
    );
    expect(ofThePast.length).toBeGreaterThan(5);
    for (const seqno of ofThePast) expect(blockHash(one, seqno)).toBe(blockHash(other, seqno));
  });

  it("gives to whoever asks, to many at once", async () => {
    const world = await still(newFolder());
    await Promise.all([5n, 7n, 9n].map((amount) => world.faucet(NOBODY, amount * COIN)));
    await world.mine(5);
    expect(balanceOf(world)).toBe(21n * COIN);
  });

  it("moves its clock, and never back", async () => {
    const world = await still(newFolder());
    const { now } = world.state().clock;
    await world.advanceTime(10 * DAY);
    expect(world.state().clock.now).toBeGreaterThanOrEqual(now + 10 * DAY);
    expect(world.state().head?.time).toBeGreaterThanOrEqual(now + 10 * DAY);
  });

  it("puts back what a snapshot holds, and is another chain then", async () => {
    const world = await still(newFolder());
    const { genesis } = world.state();
    await world.snapshot("before");
    await world.faucet(NOBODY, COIN);
    await world.mine(5);
    expect(balanceOf(world)).toBe(COIN);
    expect(await world.restore("before")).toMatchObject({ snapshots: ["before"] });
    expect(balanceOf(world)).toBe(0n);
    expect(world.state().genesis.id).not.toBe(genesis.id);
    expect(world.state().genesis).toMatchObject({ seed: genesis.seed, time: genesis.time });
    await expect(world.restore("after")).rejects.toThrow(
      new CannotNow('There is no snapshot named "after".'),
    );
  });

  it("begins anew, and keeps the snapshots", async () => {
    const world = await still(newFolder());
    await world.snapshot("old");
    const { head } = world.state();
    expect(await world.reset()).toMatchObject({ snapshots: ["old"], frozen: false });
    expect(world.state().head?.seqno ?? 0).toBeLessThan(head?.seqno ?? 0);
  });

  it("goes on where it was stopped, and not with another chain", async () => {
    const folder = newFolder();
    const first = await still(folder);
    const { genesis, head } = first.state();
    await first.close();
    worlds.pop();
    await expect(open(folder, { SEED: "another" })).rejects.toThrow(OtherChain);
    const second = await open(folder, { GENESIS_TIME: "" });
    expect(second.state()).toMatchObject({ genesis, history: { done: 2, of: 2 } });
    await expect
      .poll(() => second.state().head?.seqno, { timeout: 10_000 })
      .toBeGreaterThan(head?.seqno ?? 0);
  });
});

function timeOf(world: World, seqno: number): number | undefined {
  return world.node.store.blocks.byId({ workchain: -1, shard: MASTERCHAIN_SHARD, seqno })?.generatedAt;
}
