import { expect, test } from "vitest";
import { getV3, openTestNode, rowsIn, type TestNode } from "../../../../testing/localnet/api/v3/test-v3-node";
import { endpointOf } from "../../../../testing/localnet/api/v3/test-v3-requests";
import { ALICE, chainBlock, ltAt, START } from "../../../../testing/localnet/api/v3/test-short-chain";

const LISTS = [
  [`blocks?end_lt=${ltAt(12, 100)}`, 36],
  [`blocks?workchain=-1&end_utime=${START + 60}`, 12],
  [`transactions?end_lt=${ltAt(12, 100)}`, 39],
  [`transactions?account=${ALICE}&end_lt=${ltAt(12, 100)}`, 12],
  [`transactions?account=${ALICE}&opcode=0&end_utime=${START + 60}`, 12],
  [`messages?end_lt=${ltAt(12, 100)}`, 36],
  [`traces?end_lt=${ltAt(12, 100)}`, 15],
  [`traces?account=${ALICE}&end_utime=${START + 60}`, 12],
] as const;

/** Reads a list page by page, with a new block after each page. */
async function readAll({ node }: TestNode, target: string, sort: "asc" | "desc"): Promise<readonly string[]> {
  const rows: string[] = [];
  for (let seqno = 13; ; seqno += 1) {
    const requestTarget = `${target}&sort=${sort}&limit=5&offset=${rows.length}`;
    const page = rowsIn(await getV3(node, requestTarget), endpointOf(target));
    rows.push(...page.map((row) => JSON.stringify(row)));
    if (page.length < 5) return rows;
    node.store.append(chainBlock(seqno));
  }
}

test.each(LISTS)("%s has neither gaps nor duplicates while blocks arrive", async (target, count) => {
  const up = await readAll(openTestNode(), target, "asc");
  const down = await readAll(openTestNode(), target, "desc");
  expect(up).toHaveLength(count);
  expect(new Set(up).size).toBe(count);
  expect(down).toEqual(up.toReversed());
});

test("without an upper bound the newest rows come first", async () => {
  const own = openTestNode();
  const newest = async () =>
    rowsIn(await getV3(own.node, "blocks?limit=1&workchain=-1"), endpointOf("blocks"))[0];
  expect(await newest()).toMatchObject({ seqno: 12 });
  own.node.store.append(chainBlock(13));
  expect(await newest()).toMatchObject({ seqno: 13 });
});
