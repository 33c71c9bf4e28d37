import { execFileSync, spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../scripts/test/free-port.mjs";
import { expect, test } from "../helpers/fixtures";

/** The output of `npm run release`, which the container runs: Node alone, an unprivileged user, a read-only folder. */

const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
/** Without the environment of npm and of this checkout. */
const asNobody = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

const children: ChildProcess[] = [];

/** A failed test leaves no server behind: servers end with what started them. */
test.afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});

async function exitCodeOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  return child.exitCode;
}

test("a release runs with Node alone, as an unprivileged user, from a read-only folder", async () => {
  // It starts an explorer and a chain of its own, whose modules no cache has.
  test.slow();
  const outside = mkdtempSync(join(tmpdir(), "release-"));
  const folder = join(outside, "shardscope");
  const data = join(outside, "data");
  try {
    execFileSync(process.execPath, ["scripts/release.mjs", "--as-built", "--folder", folder]);
    for (const path of [".env", "explorer/.env"]) expect(existsSync(join(folder, path))).toBe(false);
    mkdirSync(data, { mode: 0o777 });
    for (const path of [outside, data]) chmodSync(path, 0o777);
    execFileSync("chmod", ["-R", "a-w", folder]);

    const port = await freePort();
    const env = {
      NODE_ENV: "production" as const,
      PATH: "",
      PORT: String(port),
      TRUSTED_PROXIES: "1",
      LOCALNET_PORT: String(await freePort()),
      LOCALNET_DIR: data,
      LOCALNET_TXS: "0",
    };
    const run = (file: string, changes: Record<string, string> = {}) => {
      const options = { cwd: "/", env: { ...env, ...changes }, ...asNobody };
      const child = spawn(process.execPath, [join(folder, file)], options);
      children.push(child);
      return child;
    };
    const started = run("start.mjs");
    let output = "";
    for (const stream of [started.stdout, started.stderr])
      stream.on("data", (chunk) => (output += String(chunk)));
    await expect
      .poll(() => output, { timeout: 120_000 })
      .toContain(`Shardscope is at http://127.0.0.1:${port}`);

    const address = `http://127.0.0.1:${port}`;
    const overTls = { headers: { "x-forwarded-proto": "https" } };
    const health = await fetch(`${address}/api/health`);
    expect(await health.json()).toMatchObject({ status: "ok", networks: ["localnet"] });
    expect(health.headers.get("strict-transport-security")).toBeNull();
    // Its data comes from the chain that the release contains.
    await expect
      .poll(async () => (await fetch(`${address}/api/localnet/head`)).status, { timeout: 15_000 })
      .toBe(200);
    const home = await fetch(address, overTls);
    expect(home.status).toBe(200);
    expect(home.headers.get("strict-transport-security")).toMatch(/^max-age=/);
    expect(await home.text()).toContain("Explore TON");
    const settings = { method: "POST", body: "theme=dark", redirect: "manual" } as const;
    const secure = await fetch(`${address}/api/settings`, { ...settings, ...overTls });
    for (const cookie of secure.headers.getSetCookie()) expect(cookie).toMatch(/; Secure$/);
    const plain = await fetch(`${address}/api/settings`, settings);
    for (const cookie of plain.headers.getSetCookie()) expect(cookie).not.toContain("Secure");

    expect(await exitCodeOf(run("scripts/health.mjs"))).toBe(0);
    expect(await exitCodeOf(run("scripts/health.mjs", { PORT: String(await freePort()) }))).toBe(1);
    started.kill("SIGTERM");
    expect(await exitCodeOf(started)).toBe(0);
  } finally {
    execFileSync("chmod", ["-R", "u+w", outside]);
    rmSync(outside, { recursive: true, force: true });
  }
});

test("a release replaces no folder that is not a release", () => {
  const folder = mkdtempSync(join(tmpdir(), "release-"));
  const file = join(folder, "notes.txt");
  writeFileSync(file, "kept");
  try {
    const { status, stderr } = spawnSync(
      process.execPath,
      ["scripts/release.mjs", "--as-built", "--folder", folder],
      { encoding: "utf8" },
    );
    expect(status).toBe(1);
    expect(stderr).toContain("neither empty nor an earlier release");
    expect(existsSync(file)).toBe(true);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
