import { Cell, loadStateInit } from "@ton/core";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { GUIDE_BLOCKS } from "../../testing/localnet/clients/guide";
import { runToEnd } from "../../testing/localnet/clients/run-to-end";
import { sharedText, unlessShared } from "../../testing/ton/test-shared";
import { startLocalnetProcess, type LocalnetProcess } from "../../testing/localnet/test-localnet-process";

// Workers start slowly on a busy machine.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 120_000 });

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** Its tools are not among our dependencies: contract-project.slow.test.ts runs it. */
const OF_A_PROJECT = "The assets SDK";

/** The guide's scripts, each with its heading. */
const EXAMPLES = GUIDE_BLOCKS.filter(
  ({ heading, language }) => language === "js" && heading !== OF_A_PROJECT,
).map(({ heading, text }) => [heading, text] as const);

let localnet: LocalnetProcess;
let folder: string;

beforeAll(async () => {
  localnet = await startLocalnetProcess(["scripts/localnet.mjs"]);
  // Imports of packages resolve from there.
  folder = mkdtempSync(join(ROOT, "node_modules/.cache/localnet-examples-"));
});

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await localnet.stop();
});

it("the guide has at least five examples", () => {
  expect(EXAMPLES.length).toBeGreaterThanOrEqual(5);
});

it.each(EXAMPLES)("the example runs: %s", async (title, script) => {
  const file = join(folder, `${title.replaceAll(/\W+/g, "-")}.mjs`);
  writeFileSync(file, script);
  await vi.waitFor(async () => expect(await isLive()).toBe(true), { timeout: 60_000, interval: 200 });
  const ended = await runToEnd(process.execPath, [file], { env: { LOCALNET_URL: localnet.url } });
  expect(ended).toEqual({ code: 0, output: "" });
});

const TRACES = "corpus/traces.jsonl";

/** A wallet that the recorded traces deploy: its address, code and data. */
function recordedWallet() {
  const text = sharedText(TRACES) ?? "";
  const found =
    /"destination":\s*"(0:[0-9A-F]{64})"(?:(?!"destination").)*?"init_state":\s*\{[^}]*?"body":\s*"(te6[^"]+)"/g;
  for (const [, address = "", boc = ""] of text.matchAll(found)) {
    const { code, data } = loadStateInit(Cell.fromBase64(boc).beginParse());
    const parts = { code_boc: code?.toBoc().toString("base64"), data_boc: data?.toBoc().toString("base64") };
    if (parts.code_boc !== undefined && parts.data_boc !== undefined) return { address, ...parts };
  }
  return null;
}

it.skipIf(sharedText(TRACES) === null)(
  `a real contract is copied from the answer of a service${unlessShared(TRACES)}`,
  async () => {
    const contract = recordedWallet();
    const copied = await fetch(`${localnet.url}/localnet/copy`, {
      method: "POST",
      body: JSON.stringify({ ...contract, balance: "7000000000", status: "active", interfaces: [] }),
    });
    expect([copied.status, await copied.json()]).toMatchObject([200, { balance: "7000000000" }]);
    const path = `/api/v3/accountStates?address=${contract?.address}&include_boc=true`;
    const { accounts } = await (await fetch(localnet.url + path)).json();
    expect(accounts).toMatchObject([
      {
        address: contract?.address,
        status: "active",
        balance: "7000000000",
        code_hash: Cell.fromBase64(contract?.code_boc ?? "")
          .hash()
          .toString("base64"),
        data_hash: Cell.fromBase64(contract?.data_boc ?? "")
          .hash()
          .toString("base64"),
      },
    ]);
  },
);

/** The faucet is closed while the history is replayed. */
async function isLive(): Promise<boolean> {
  const { history } = await (await fetch(`${localnet.url}/localnet`)).json();
  return history.done === history.of;
}
