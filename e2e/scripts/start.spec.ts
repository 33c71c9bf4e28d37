import { spawn, spawnSync, type ChildProcess, type ChildProcessByStdio } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { freePort } from "../../scripts/test/free-port.mjs";
import { expect, test } from "../helpers/fixtures";
import { UPSTREAM_URL } from "../world/world";

/** What `npm start` does, as seen in a terminal. The build already exists. */

type Started = ChildProcessByStdio<null, Readable, Readable>;

const children: ChildProcess[] = [];

/** A failed test leaves no server behind: servers end with what started them. */
test.afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});

function start(env: Record<string, string>): { readonly child: Started; readonly output: () => string } {
  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    env: { NODE_ENV: "production", UI_GALLERY: "on", PATH: process.env["PATH"], ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.push(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += String(chunk)));
  return { child, output: () => output };
}

async function exitCodeOf(child: Started): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  return child.exitCode;
}

async function answers(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/api/health`)).ok;
  } catch {
    return false;
  }
}

async function started(
  env: Record<string, string> = {},
): Promise<{ readonly child: Started; readonly port: number }> {
  const port = await freePort();
  const { child, output } = start({ PORT: String(port), MAINNET_URL: `${UPSTREAM_URL}/mainnet`, ...env });
  await expect.poll(output, { timeout: 45_000 }).toContain(`Shardscope is at http://127.0.0.1:${port}`);
  expect(output(), "nothing is installed or built a second time").not.toMatch(/installing|building/);
  expect(await answers(port)).toBe(true);
  return { child, port };
}

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  test(`${signal} stops the server, with exit code 0`, async () => {
    const { child, port } = await started();
    child.kill(signal);
    expect(await exitCodeOf(child)).toBe(0);
    expect(await answers(port)).toBe(false);
  });
}

test("the server ends when the start script is killed", async () => {
  const { child, port } = await started();
  child.kill("SIGKILL");
  await exitCodeOf(child);
  await expect.poll(() => answers(port), { timeout: 5_000 }).toBe(false);
});

for (const signal of ["SIGTERM", "SIGKILL"] as const) {
  test(`the server ends when npm gets ${signal}, which it does not pass on`, async () => {
    test.skip(!existsSync("/proc/self/stat"), "needs /proc to find the parent of a process");
    const port = await freePort();
    const npm = spawn("npm", ["start"], {
      env: {
        NODE_ENV: "production",
        UI_GALLERY: "on",
        PATH: process.env["PATH"],
        PORT: String(port),
        MAINNET_URL: `${UPSTREAM_URL}/mainnet`,
      },
      stdio: "ignore",
    });
    children.push(npm);
    await expect.poll(() => answers(port), { timeout: 20_000 }).toBe(true);
    npm.kill(signal);
    await expect.poll(() => answers(port), { timeout: 10_000 }).toBe(false);
  });
}

test("a port in use is reported at once, with a command for another one", async () => {
  const { child, port } = await started();
  const second = start({ PORT: String(port), MAINNET_URL: `${UPSTREAM_URL}/mainnet` });
  expect(await exitCodeOf(second.child)).toBe(2);
  expect(second.output()).toContain(`Port ${port} on 127.0.0.1 is in use`);
  expect(second.output()).toContain(`PORT=${port + 1} npm start`);
  child.kill("SIGTERM");
  await exitCodeOf(child);
});

test("arguments, and one port for two servers, are reported at once", async () => {
  const port = String(await freePort());
  const both = start({ PORT: port, LOCALNET_PORT: port });
  expect(await exitCodeOf(both.child)).toBe(2);
  expect(both.output()).toContain(`PORT and LOCALNET_PORT are both ${port}`);
  const { status, stderr } = spawnSync(process.execPath, ["scripts/start.mjs", "--port", port], {
    encoding: "utf8",
  });
  expect(status).toBe(2);
  expect(stderr).toContain("Unknown argument: --port");
});

test("without a configured network an embedded chain is started, and stopped at the end", async () => {
  const [port, localnetPort] = [await freePort(), await freePort()];
  const folder = await mkdtemp(join(tmpdir(), "shardscope-localnet-"));
  const { child, output } = start({
    PORT: String(port),
    LOCALNET_PORT: String(localnetPort),
    LOCALNET_DIR: folder,
    LOCALNET_TXS: "0",
  });
  try {
    await expect.poll(output, { timeout: 45_000 }).toContain(`Shardscope is at http://127.0.0.1:${port}`);
    expect(output()).toContain("localnet (default)");
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
    child.kill("SIGTERM");
    expect(await exitCodeOf(child)).toBe(0);
    await expect(fetch(`http://127.0.0.1:${localnetPort}/localnet`)).rejects.toThrow("fetch failed");
  } finally {
    child.kill("SIGKILL");
    await rm(folder, { recursive: true, force: true });
  }
});

test("names from a file are found from the start, and an invalid file prevents the start", async () => {
  const folder = await mkdtemp(join(tmpdir(), "shardscope-names-"));
  const [names, broken] = [join(folder, "accounts.yaml"), join(folder, "broken.yaml")];
  const address = `0:${"8C".repeat(32)}`;
  await writeFile(names, `- address: "${address}"\n  name: Lighthouse keeper\n`);
  await writeFile(broken, "- address: [");
  try {
    const { child, port } = await started({ NAMES_FILES: names });
    const page = await fetch(`http://127.0.0.1:${port}/search?q=lighthouse%20keeper`);
    expect(await page.text()).toContain("accounts.yaml");
    child.kill("SIGTERM");
    await exitCodeOf(child);
    const wrong = start({ MAINNET_URL: `${UPSTREAM_URL}/mainnet`, NAMES_FILES: broken });
    expect(await exitCodeOf(wrong.child)).not.toBe(0);
    expect(wrong.output()).toContain("NAMES_FILES: broken.yaml cannot be read");
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test("an invalid setting is reported with its name and what it accepts", async () => {
  const { child, output } = start({ MAINNET_URL: "toncenter.com", PORT: "70000" });
  expect(await exitCodeOf(child)).toBe(2);
  expect(output()).toContain("MAINNET_URL is invalid; it accepts a URL that starts with http:// or https://");
  expect(output()).toContain('PORT is "70000"; it accepts 1 to 65535');
});
