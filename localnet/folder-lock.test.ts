import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { lockFolder } from "./folder-lock";

const folder = mkdtempSync(join(tmpdir(), "localnet-lock-"));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Tries to take the lock in another process, which is then killed without releasing it. */
function lockInOtherProcess(): string {
  const lock = new URL("./folder-lock.ts", import.meta.url).href;
  const code = `import(${JSON.stringify(lock)}).then(({ lockFolder }) => {
    console.log(lockFolder(${JSON.stringify(folder)}) === null ? "refused" : "locked");
    process.kill(process.pid, "SIGKILL");
  })`;
  return spawnSync(process.execPath, ["--import", "tsx", "--eval", code], { encoding: "utf8" }).stdout.trim();
}

it("only one process holds the lock, until it releases it or ends", () => {
  const mine = lockFolder(folder);
  expect(mine).not.toBeNull();
  expect(lockInOtherProcess()).toBe("refused");
  mine?.release();
  expect(lockInOtherProcess()).toBe("locked");
  expect(lockFolder(folder)).not.toBeNull();
}, 20_000);
