import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { UpstreamControl } from "../../../e2e/upstream/control";
import { startScriptedNetwork } from "../../../testing/gateway/scripted-network";
import { gatewayOf } from "../../gateway/gateways";
import type { BlockId } from "../../ton/block/block";
import { blocks, type Block } from "../../toncenter/v3/v3-block";
import { findMerge } from "./find-merge";

let here: UpstreamControl;
beforeAll(async () => {
  here = await startScriptedNetwork();
});
beforeEach(() => here.script({ shards: "changing" }));

/** A merged block, and the blocks that would follow its halves if they had not been merged. */
async function someMerge(): Promise<{ readonly merged: Block; readonly next: readonly BlockId[] }> {
  const listed = await gatewayOf("here").call(blocks, { workchain: 0, limit: 500 }, { lane: "interactive" });
  const merged = listed.ok
    ? listed.value.value.blocks.find((one) => one.prev_blocks.length === 2)
    : undefined;
  if (merged === undefined) throw new Error("no merged block");
  const next = merged.prev_blocks.map(({ workchain, shard, seqno }) => ({
    workchain,
    shard,
    seqno: seqno + 1,
  }));
  return { merged, next };
}

describe("a block that would follow a merged shard", () => {
  // First, since answers are cached: the last block, and then the blocks of the merged shard.
  it.each<Record<string, string>>([{}, { sort: "asc" }])(
    "has no merge if a call of the two fails: %j",
    async (query) => {
      const { next } = await someMerge();
      await here.script({
        shards: "changing",
        rules: [{ match: { path: "blocks", query }, fault: { kind: "status", status: 500 } }],
      });
      for (const id of next) expect(await findMerge("here", id)).toBeNull();
      expect((await here.calls({ path: "blocks", query })).length).toBeGreaterThan(0);
    },
  );

  it("has the merge that ended the shard, for both halves", async () => {
    const { merged, next } = await someMerge();
    for (const id of next)
      expect(await findMerge("here", id)).toMatchObject({
        last: { shard: id.shard, seqno: id.seqno - 1 },
        merged: { shard: merged.shard, seqno: merged.seqno },
      });
  });

  it("has none if its shard went on, or the block before it is absent, too", async () => {
    const [half] = (await someMerge()).next;
    for (const change of [-1, 5_000])
      expect(half && (await findMerge("here", { ...half, seqno: half.seqno + change }))).toBeNull();
  });
});
