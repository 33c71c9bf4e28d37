import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { requesterFor } from "../testing/localnet/api/test-requester";
import { startLocalnetProcess } from "../testing/localnet/test-localnet-process";
import { isInstalled } from "./install.mjs";

const command = (): string => JSON.parse(readFileSync("package.json", "utf8")).scripts.localnet;

// The command would install missing packages, which is not part of this test.
test.skipIf(!isInstalled("run"))(
  "`npm run localnet` starts a chain that answers, and ends with exit code 0 when it is stopped",
  async () => {
    const [node, ...args] = command().split(" ");
    expect(node).toBe("node");
    const program = await startLocalnetProcess(args);
    const send = requesterFor(program.url);
    expect(await send("/localnet")).toMatchObject({ status: 200, body: { network: "localnet" } });
    await expect
      .poll(async () => (await send("/api/v3/masterchainInfo")).body, { timeout: 30_000 })
      .toMatchObject({ last: { workchain: -1 } });
    expect(await send("/api/v2/getMasterchainInfo")).toMatchObject({ status: 200, body: { ok: true } });
    expect(await program.stop()).toBe(0);
    await expect(send("/localnet")).rejects.toThrow("fetch failed");
  },
  60_000,
);
