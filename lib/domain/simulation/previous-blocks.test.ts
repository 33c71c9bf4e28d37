import { describe, expect, it, test } from "vitest";
import type { RequestedBlocks, MasterBlock, PreviousBlocks, VmTask } from "../../ton/vm/vm-task";
import { isHash, type Hash } from "../../ton/value/hash";
import { fail, ok } from "../../toncenter/error";
import { withPreviousBlocks, type LoadBlocks } from "./with-previous-blocks";
import {
  apartFromList,
  needsZeroState,
  previousBlocks,
  neededBlocks,
  type NewestBlock,
} from "./previous-blocks";

function hashOf(seqno: number): Hash {
  const hash = seqno.toString(16).padStart(64, "0");
  if (!isHash(hash)) throw new Error(hash);
  return hash;
}

const blockOf = (seqno: number): MasterBlock => ({ seqno, rootHash: hashOf(seqno), fileHash: hashOf(seqno) });
const newest = (seqno: number, lastKey: number | null, isKey = false): NewestBlock => ({
  seqno,
  start_lt: 0n,
  end_lt: 0n,
  root_hash: hashOf(seqno),
  file_hash: hashOf(seqno),
  key_block: isKey,
  prev_key_block_seqno: lastKey,
});
const seqnos = (blocks: readonly MasterBlock[] | null) => blocks?.map(({ seqno }) => seqno);

describe("the previous blocks of a transaction", () => {
  it("are the newest sixteen and the last key block, which is loaded separately", () => {
    const wanted = neededBlocks(newest(1_250, 1_201), "recent");
    expect(wanted).toMatchObject({ key: 1_201, hundreds: [] });
    expect([wanted.recent[0], wanted.recent.at(-1), wanted.recent.length]).toEqual([1_250, 1_235, 16]);
    expect([apartFromList(wanted), needsZeroState(wanted)]).toEqual([[1_201], false]);
  });

  it("include every hundredth one if all are requested", () => {
    const wanted = neededBlocks(newest(5_000, 4_990), "all");
    expect([wanted.hundreds[0], wanted.hundreds.at(-1), wanted.hundreds.length]).toEqual([5_000, 3_500, 16]);
    expect(apartFromList(wanted)).toEqual(wanted.hundreds.slice(1));
  });

  it("end with the zero state while the chain is short", () => {
    const wanted = neededBlocks(newest(3, 0), "all");
    expect(wanted).toEqual({ recent: [3, 2, 1, 0], key: 0, hundreds: [0] });
    expect([apartFromList(wanted), needsZeroState(wanted)]).toEqual([[], true]);
  });

  it("have the newest block as the key block if it is one", () => {
    expect(neededBlocks(newest(40, 20, true), "recent").key).toBe(40);
  });

  it("are in the order in which contracts receive them", () => {
    const wanted = neededBlocks(newest(230, 100), "all");
    const given = previousBlocks(
      wanted,
      Array.from({ length: 231 }, (_, seqno) => blockOf(seqno)),
    );
    expect(
      given.ok && [seqnos(given.value.recent)?.[1], given.value.key.seqno, seqnos(given.value.hundreds)],
    ).toEqual([229, 100, [200, 100, 0]]);
  });

  it("are an error if the service lacks one", () => {
    const all = Array.from({ length: 231 }, (_, seqno) => blockOf(seqno));
    const given = previousBlocks(
      neededBlocks(newest(230, 100), "recent"),
      all.filter(({ seqno }) => seqno !== 222),
    );
    expect(given).toMatchObject({
      ok: false,
      error: { kind: "not-found", message: expect.stringContaining("222") },
    });
  });
});

const TASK: VmTask = {
  config: "",
  libraries: null,
  shardAccount: "",
  message: null,
  which: "tick",
  now: 0,
  lt: 0n,
  randomSeed: "",
  previousBlocks: null,
  ignoreSignature: false,
  log: "none",
};
const RECENT: PreviousBlocks = { recent: [blockOf(1)], key: blockOf(0), hundreds: null };

describe("a run whose contract may request previous blocks", () => {
  const refused = { is: "refused", error: "", exitCode: null, tail: "", steps: null } as const;

  /** A virtual machine that requests these blocks, one entry for each run. */
  function machine(...requests: readonly RequestedBlocks[]) {
    const given: (PreviousBlocks | null)[] = [];
    const loads: string[] = [];
    const load: LoadBlocks = (requested) => {
      loads.push(requested);
      return Promise.resolve(ok({ ...RECENT, hundreds: requested === "all" ? [blockOf(0)] : null }));
    };
    let at = -1;
    const run = withPreviousBlocks(({ previousBlocks: blocks }) => {
      given.push(blocks);
      if (blocks === null) at += 1;
      return Promise.resolve(
        ok({ ...refused, requested: blocks === null ? (requests[at] ?? "none") : "none" }),
      );
    }, load);
    return { given, loads, run };
  }

  test("is repeated with the requested blocks", async () => {
    const { given, loads, run } = machine("recent");
    await run(TASK);
    expect([loads, given]).toEqual([["recent"], [null, RECENT]]);
  });

  test("is repeated with all of them if its log is not whole and its code has the instruction", async () => {
    const { loads, run } = machine("unknown", "unknown");
    await run(TASK);
    expect(loads).toEqual([]);
    // PREVMCBLOCKS.
    await run({ ...TASK, shardAccount: Buffer.from("00f8340000", "hex").toString("base64") });
    expect(loads).toEqual(["all"]);
  });

  test("is not repeated if it requests none", async () => {
    const { given, loads, run } = machine("none");
    await run(TASK);
    expect([loads, given]).toEqual([[], [null]]);
  });

  test("loads them once for all runs, and more only if more are requested", async () => {
    const { loads, run } = machine("recent", "recent", "all", "recent", "all");
    for (let at = 0; at < 5; at += 1) await run(TASK);
    expect(loads).toEqual(["recent", "all"]);
  });

  test("fails with the reason why they could not be loaded", async () => {
    const missing = fail({ kind: "not-found" as const, message: "gone" });
    const run = withPreviousBlocks(
      () => Promise.resolve(ok({ ...refused, requested: "recent" as const })),
      () => Promise.resolve(missing),
    );
    expect(await run(TASK)).toEqual(missing);
  });
});
