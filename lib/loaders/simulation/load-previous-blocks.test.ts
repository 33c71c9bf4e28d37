import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { parseHash } from "../../ton/value/hash";
import type { RequestedBlocks } from "../../ton/vm/vm-task";
import { loadPreviousBlocks } from "./load-previous-blocks";

/** A service that has these masterchain blocks, and a zero state. */
let newestThere = 0;
const missing = new Set<number>();
const requests: string[] = [];
let server: Server;

const hashOf = (seqno: number) => (seqno + 1).toString(16).padStart(64, "0");
const blockOf = (seqno: number) => ({
  workchain: -1,
  shard: "8000000000000000",
  seqno,
  root_hash: Buffer.from(hashOf(seqno), "hex").toString("base64"),
  file_hash: Buffer.from(hashOf(seqno), "hex").toString("base64"),
  gen_utime: String(1_795_000_000 + seqno),
  start_lt: String(seqno * 1_000),
  end_lt: String(seqno * 1_000 + 5),
  prev_blocks: [],
});

function answer(url: URL): object {
  if (url.pathname.endsWith("getMasterchainInfo"))
    return {
      ok: true,
      result: {
        last: blockOf(newestThere),
        state_root_hash: blockOf(0).root_hash,
        init: { ...blockOf(0), shard: "0" },
      },
    };
  const one = url.searchParams.get("seqno");
  const end = Number(url.searchParams.get("end_lt") ?? 0);
  const limit = Number(url.searchParams.get("limit"));
  const seqnos =
    one === null
      ? Array.from({ length: limit }, (_, place) => Math.floor(end / 1_000) - place)
      : [Number(one)];
  const there = seqnos.filter((seqno) => seqno > 0 && seqno <= newestThere && !missing.has(seqno));
  return { blocks: there.map(blockOf) };
}

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(request.url ?? "");
    response.end(JSON.stringify(answer(new URL(request.url ?? "", "http://localhost"))));
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const settings = {
    NETWORKS: "test",
    TEST_URL: `http://127.0.0.1:${port}`,
    TEST_RPS: "10000",
    LOG_LEVEL: "silent",
  };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
});
beforeEach(() => {
  requests.length = 0;
  missing.clear();
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function load(seqno: number, lastKey: number, requested: Exclude<RequestedBlocks, "none" | "unknown">) {
  newestThere = seqno + 3;
  const loaded = await loadPreviousBlocks(
    "test",
    {
      seqno,
      start_lt: BigInt(seqno * 1_000),
      end_lt: BigInt(seqno * 1_000 + 5),
      root_hash: parseHash(hashOf(seqno)),
      file_hash: parseHash(hashOf(seqno)),
      key_block: false,
      prev_key_block_seqno: lastKey,
    },
    requested,
    "interactive",
  );
  if (!loaded.ok) return loaded.error;
  const { recent, key, hundreds } = loaded.value;
  const all = [...recent, key, ...(hundreds ?? [])];
  expect(all.map(({ rootHash }) => rootHash)).toEqual(all.map(({ seqno: of }) => hashOf(of)));
  return {
    recent: recent.map(({ seqno: of }) => of),
    key: key.seqno,
    hundreds: hundreds?.map(({ seqno: of }) => of),
  };
}

test("the newest sixteen and the last key block take two calls", async () => {
  expect(await load(5_120, 5_001, "recent")).toEqual({
    recent: Array.from({ length: 16 }, (_, place) => 5_120 - place),
    key: 5_001,
    hundreds: undefined,
  });
  expect(requests).toHaveLength(2);
});

test("every hundredth block takes a call of its own, and none the next time", async () => {
  const first = await load(6_120, 6_110, "all");
  expect(first).toMatchObject({
    key: 6_110,
    hundreds: Array.from({ length: 16 }, (_, place) => 6_100 - place * 100),
  });
  expect(requests).toHaveLength(17);
  requests.length = 0;
  await load(6_120, 6_110, "all");
  expect(requests).toEqual([]);
});

test("the lists of a young network end with its zero state", async () => {
  expect(await load(3, 0, "all")).toEqual({ recent: [3, 2, 1, 0], key: 0, hundreds: [0] });
  expect(requests).toHaveLength(2);
});

test("a missing block is reported with its number", async () => {
  missing.add(7_115);
  expect(await load(7_120, 7_119, "recent")).toMatchObject({
    kind: "not-found",
    message: expect.stringContaining("7115"),
  });
});
