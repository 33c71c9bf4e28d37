import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";

/** The scripts' own module, in a folder whose name needs escaping in URLs. */
const outside = mkdtempSync(join(tmpdir(), "scripts-"));
const root = join(outside, "a b%20c");
const scripts = join(root, "scripts");
mkdirSync(join(scripts, "start"), { recursive: true });
for (const file of ["run.mjs", "start/ending.mjs", "start/starter.mjs"])
  cpSync(join("scripts", file), join(scripts, file));

afterAll(() => rmSync(outside, { recursive: true, force: true }));

function script(name: string, text: string): string {
  const path = join(scripts, name);
  writeFileSync(path, text);
  return path;
}

describe("a script", () => {
  const main = script(
    "main.mjs",
    'import { isMain } from "./run.mjs";\nconsole.log(isMain(import.meta.url));\n',
  );
  const other = script("other.mjs", 'import "./main.mjs";\n');
  const output = (path: string) => spawnSync(process.execPath, [path], { encoding: "utf8" }).stdout.trim();

  it("knows that it was started, in a folder of any name and through a symbolic link", () => {
    const link = join(outside, "link");
    symlinkSync(root, link);
    expect(output(main)).toBe("true");
    expect(output(join(link, "scripts/main.mjs"))).toBe("true");
    expect(output(other)).toBe("false");
  });

  const waiting = "process.stdout.write(`${process.pid} `); setInterval(() => {}, 1_000);";
  it.each([
    ["SIGTERM", 143],
    ["SIGINT", 130],
    ["SIGHUP", 129],
  ] as const)(
    "ends the programs that it runs when it gets %s, with exit code %i",
    async (signal, exitCode) => {
      const path = script(
        `${signal}.mjs`,
        `import { capture, run } from "./run.mjs";
const work = ${JSON.stringify(waiting)};
void capture(process.execPath, ["-e", "setInterval(() => {}, 1_000)"]);
await run(process.execPath, ["-e", work]);
console.log("not reached");
`,
      );
      const child = spawn(process.execPath, [path], { stdio: ["ignore", "pipe", "inherit"] });
      let printed = "";
      child.stdout.on("data", (chunk) => (printed += String(chunk)));
      await expect.poll(() => printed, { timeout: 15_000 }).toMatch(/\d+ /);
      const exit = once(child, "exit");
      child.kill(signal);
      // The output ends when all programs that write to it have ended.
      await once(child.stdout, "close");
      expect(await exit).toEqual([exitCode, null]);
      expect(printed).not.toContain("not reached");
    },
  );
});
