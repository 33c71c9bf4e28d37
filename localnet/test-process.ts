import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Used by tests: localnet as a program of its own, on a free port, in a folder that goes when it ends. */
export interface Program {
  readonly url: string;
  /** Asks it to end; resolves to its exit code when it has. */
  end(): Promise<number | null>;
}

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const READY = "Localnet is at";

export async function startProgram(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Program> {
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
    // The channel lets it notice when whoever started it is gone.
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const ended = once(child, "exit");
  let said = "";
  const ready = new Promise<void>((resolve, reject) => {
    const hear = (text: Buffer) => {
      said += text.toString();
      if (said.includes(READY)) resolve();
    };
    child.stdout?.on("data", hear);
    child.stderr?.on("data", hear);
    child.on("exit", (code) => reject(new Error(`it ended with ${code}: ${said}`)));
  });
  await ready;
  return {
    url: `http://127.0.0.1:${port}`,
    async end() {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
      return child.exitCode;
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (typeof address !== "object" || address === null) throw new Error("no port is free");
  return address.port;
}
