import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { CHROMIUM_ARGS, findChromium } from "../scripts/chromium.mjs";
import { stop } from "./world";

interface DebuggedChromium {
  /** Where it takes commands. */
  readonly port: number;
  close(): Promise<void>;
}

/** A browser that is nobody's: Lighthouse needs one that no other program steers. */
export async function openChromium(): Promise<DebuggedChromium> {
  const folder = mkdtempSync(join(tmpdir(), "shardscope-bench-"));
  const child = spawn(
    await findChromium(),
    [...CHROMIUM_ARGS, "--headless", "--remote-debugging-port=0", `--user-data-dir=${folder}`, "about:blank"],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  const port = await new Promise<number>((resolve, reject) => {
    createInterface(child.stderr).on("line", (line) => {
      const told = /DevTools listening on ws:\/\/[^/]*:(\d+)\//.exec(line)?.[1];
      if (told !== undefined) resolve(Number(told));
    });
    child.once("error", reject);
    child.once("exit", () => reject(new Error("Chromium did not start")));
  });
  return {
    port,
    async close() {
      await stop(child);
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
