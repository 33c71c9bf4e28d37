import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "../../scripts/test/free-port.mjs";

/** Localnet in a separate process, on a free port, in a temporary folder that is removed when it stops. */
export interface LocalnetProcess {
  readonly url: string;
  /** Stops the process and resolves to its exit code. */
  stop(): Promise<number | null>;
}

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const READY = "Localnet is at";

export async function startLocalnetProcess(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<LocalnetProcess> {
  const folder = mkdtempSync(join(tmpdir(), "localnet-process-"));
  const port = await freePort();
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: {
      ...process.env,
      LOCALNET_PORT: String(port),
      LOCALNET_DIR: folder,
      LOCALNET_TXS: "0",
      ...env,
    },
    // The process stops when its IPC channel closes.
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const ended = once(child, "exit");
  let output = "";
  const ready = new Promise<void>((resolve, reject) => {
    const collect = (text: Buffer) => {
      output += text.toString();
      if (output.includes(READY)) resolve();
    };
    child.stdout?.on("data", collect);
    child.stderr?.on("data", collect);
    child.on("exit", (code) => reject(new Error(`it ended with ${code}: ${output}`)));
  });
  await ready;
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
      return child.exitCode;
    },
  };
}
