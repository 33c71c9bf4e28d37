import { WalletContractV4 } from "@ton/ton";
import { keyPairFromSeed } from "@ton/crypto";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import {
  CONTRACT_PROJECT,
  installContractProject,
  PROJECT_FILES,
} from "../../scripts/install/contract-project.mjs";
import { GUIDE_BLOCKS } from "../../testing/localnet/clients/guide";
import { runToEnd } from "../../testing/localnet/clients/run-to-end";
import { startLocalnetProcess, type LocalnetProcess } from "../../testing/localnet/test-localnet-process";

vi.setConfig({ testTimeout: 180_000 });

const KEY = "of-a-developer";
const FRIEND = `0:${"AB".repeat(32)}`;

const codeOf = (heading: string, language: string) =>
  GUIDE_BLOCKS.filter((block) => block.heading === heading && block.language === language).map(
    ({ text }) => text,
  );

let folder: string | null = null;
let localnet: LocalnetProcess | null = null;
let missing: string | null = null;

beforeAll(async () => {
  const installation = await installContractProject();
  if (installation.kind !== "installed") {
    // If the registry can be reached, and always in CI, a test that cannot run fails.
    if (installation.kind === "broken" || process.env["CI"] !== undefined)
      throw new Error(installation.output);
    missing = "Blueprint and the assets SDK are not tested: the registry cannot be reached";
    process.stderr.write(`${missing}\n${installation.output}`);
    return;
  }
  // Not in the folder of the installation: TypeScript compiles nothing below a `node_modules`.
  folder = mkdtempSync(join(tmpdir(), "contract-project-"));
  for (const name of PROJECT_FILES) copyFileSync(join(CONTRACT_PROJECT, name), join(folder, name));
  symlinkSync(join(CONTRACT_PROJECT, "node_modules"), join(folder, "node_modules"), "junction");
  localnet = await startLocalnetProcess(["scripts/localnet.mjs"], {
    LOCALNET_RULES: "on",
    LOCALNET_KEYS: `${KEY}:100`,
  });
  // The faucet is closed while the history is replayed.
  await vi.waitUntil(isLive, { timeout: 60_000, interval: 200 });
});

beforeEach((context) => context.skip(missing !== null, missing ?? ""));

afterAll(async () => {
  if (folder !== null) rmSync(folder, { recursive: true, force: true });
  await localnet?.stop();
});

function write(path: string, text: string): string {
  const file = join(folder ?? "", path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

const run = (program: string, args: readonly string[]) =>
  runToEnd(program, args, {
    cwd: folder ?? "",
    env: { LOCALNET_URL: localnet?.url ?? "", LOCALNET_KEY: KEY },
  });

const getJson = async (path: string) =>
  (await fetch(`${localnet?.url}${path}`, { headers: { "x-api-key": KEY } })).json();

test("Blueprint compiles a contract, deploys it and sends to it", async () => {
  for (const text of [...codeOf("Blueprint", "tolk"), ...codeOf("Blueprint", "ts")])
    write(/^\/\/ (\S+)/.exec(text)?.[1] ?? "", text);
  const [commands = ""] = codeOf("Blueprint", "sh");
  const { code, output } = await run("sh", ["-ec", commands]);
  expect([code, output]).toEqual([0, expect.stringContaining("Sent transaction")]);

  const address = /deployed at address (\S+)/.exec(output)?.[1] ?? "";
  const answer = await fetch(`${localnet?.url}/api/v2/runGetMethod`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-api-key": KEY },
    body: JSON.stringify({ address, method: "total", stack: [] }),
  });
  expect(await answer.json()).toMatchObject({ result: { exit_code: 0, stack: [["num", "0x2a"]] } });
  await vi.waitFor(
    async () => {
      const { transactions } = await getJson(
        `/api/v3/transactions?account=${encodeURIComponent(address)}&sort=asc`,
      );
      expect(transactions).toMatchObject([
        { orig_status: "nonexist", end_status: "active", description: { aborted: false } },
        { orig_status: "active", description: { aborted: false }, in_msg: { opcode: "0x7e8764ef" } },
      ]);
    },
    { timeout: 30_000, interval: 200 },
  );
});

test("the assets SDK deploys a jetton and a collection, and mints from both", async () => {
  const [script = ""] = codeOf("The assets SDK", "js");
  expect(await run(process.execPath, [write("assets.mjs", script)])).toEqual({ code: 0, output: "" });

  const { publicKey } = keyPairFromSeed(Buffer.alloc(32, 4));
  const owner = WalletContractV4.create({ workchain: 0, publicKey }).address.toRawString().toUpperCase();
  await vi.waitFor(
    async () => {
      const { jetton_masters: jettons } = await getJson(`/api/v3/jetton/masters?admin_address=${owner}`);
      expect(jettons).toMatchObject([{ total_supply: "100000000000", jetton_content: { symbol: "TEST" } }]);
      const { jetton_wallets: wallets } = await getJson(
        `/api/v3/jetton/wallets?jetton_address=${jettons[0].address}`,
      );
      expect(Object.fromEntries(wallets.map((row: Row) => [row.owner, row.balance]))).toEqual({
        [owner]: "93000000000",
        [FRIEND]: "7000000000",
      });
      const { nft_collections: collections } = await getJson(
        `/api/v3/nft/collections?owner_address=${owner}`,
      );
      expect(collections).toMatchObject([{ next_item_index: "2" }]);
      const { nft_items: items } = await getJson(
        `/api/v3/nft/items?collection_address=${collections[0].address}`,
      );
      expect(Object.fromEntries(items.map((row: Row) => [row.index, row.owner_address]))).toEqual({
        0: owner,
        1: FRIEND,
      });
    },
    { timeout: 30_000, interval: 200 },
  );
});

async function isLive(): Promise<boolean> {
  const { history } = await (await fetch(`${localnet?.url}/localnet`)).json();
  return history.done === history.of;
}

/** The fields of v3 rows that the tests read. */
interface Row {
  readonly owner: string;
  readonly balance: string;
  readonly index: string;
  readonly owner_address: string;
}
