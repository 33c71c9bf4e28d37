import { TonClient } from "@ton/ton";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { requesterFor } from "../../testing/localnet/api/test-requester";
import { startLocalnetProcess, type LocalnetProcess } from "../../testing/localnet/test-localnet-process";

/** Two localnets that have each other's API keys, as the hosted service has the keys of all its networks. */

const KEYS = "key-of-north:100:north,key-of-south:100:south";
const ENVIRONMENT = { LOCALNET_RULES: "on", LOCALNET_KEYS: KEYS };
const MAIN = ["--import", "tsx", "localnet/main.ts"];

const running: LocalnetProcess[] = [];
let [north, south] = ["", ""];

async function start(network: string): Promise<string> {
  const program = await startLocalnetProcess(MAIN, {
    ...ENVIRONMENT,
    LOCALNET_NETWORK: network,
    SEED: network,
  });
  running.push(program);
  return program.url;
}

beforeAll(async () => {
  [north, south] = await Promise.all([start("north"), start("south")]);
}, 90_000);

afterAll(async () => {
  await Promise.all(running.map((program) => program.stop()));
}, 30_000);

const FOREIGN = { ok: false, code: 403, error: "Network not allowed" };
const PATHS = ["/api/v2/getMasterchainInfo", "/api/v3/masterchainInfo"];

const networks = () => [
  { url: north, own: "key-of-north", foreign: "key-of-south", network: "north" },
  { url: south, own: "key-of-south", foreign: "key-of-north", network: "south" },
];

describe("each network", () => {
  test("has its own name, seed and blocks", async () => {
    for (const { url, network } of networks())
      await expect
        .poll(async () => (await requesterFor(url)("/localnet")).body, { timeout: 60_000 })
        .toMatchObject({ network, genesis: { seed: network }, head: { seqno: expect.any(Number) } });
  }, 90_000);

  test.each(PATHS)("accepts its own key at %s and rejects the other", async (path) => {
    for (const { url, own, foreign } of networks()) {
      const request = requesterFor(url);
      expect(await request(path, undefined, { "x-api-key": own })).toMatchObject({ status: 200 });
      expect(await request(path, undefined, { "x-api-key": foreign })).toMatchObject({
        status: 403,
        body: FOREIGN,
      });
      expect(await request(`${path}?api_key=${foreign}`)).toMatchObject({ status: 403, body: FOREIGN });
    }
  });

  test("accepts its own key from @ton/ton and rejects the other", async () => {
    for (const { url, own, foreign } of networks()) {
      const clientWith = (apiKey: string) => new TonClient({ endpoint: `${url}/api/v2/jsonRPC`, apiKey });
      expect((await clientWith(own).getMasterchainInfo()).latestSeqno).toBeGreaterThan(0);
      await expect(clientWith(foreign).getMasterchainInfo()).rejects.toThrow("403");
    }
  });
});
