import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { lockFolder } from "./lock";

const folder = mkdtempSync(join(tmpdir(), "localnet-lock-"));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What another process gets: whether it has the lock, and then it ends without giving it back. */
function elsewhere(): string {
  const lock = new URL("./lock.ts", import.meta.url).href;
  const code = `import(${JSON.stringify(lock)}).then(({ lockFolder }) => {
    console.log(lockFolder(${JSON.stringify(folder)}) === null ? "refused" : "has it");
    process.kill(process.pid, "SIGKILL");
  })`;
  return spawnSync(process.execPath, ["--import", "tsx", "--eval", code], { encoding: "utf8" }).stdout.trim();
}

it("a folder belongs to one process, until it ends", () => {
  const mine = lockFolder(folder);
  expect(mine).not.toBeNull();
  expect(elsewhere()).toBe("refused");
  mine?.release();
  expect(elsewhere()).toBe("has it");
  expect(lockFolder(folder)).not.toBeNull();
}, 20_000);
