import { spawn } from "node:child_process";
import { once } from "node:events";

/**
 * Runs a program; resolves to its exit code and all that it wrote. Its input is open, as in a terminal: on Node 24 Blueprint
 * fails at its end if the input has ended.
 */
export async function runToEnd(
  program: string,
  args: readonly string[],
  { cwd, env }: { readonly cwd?: string; readonly env: Readonly<Record<string, string>> },
): Promise<{ readonly code: number | null; readonly output: string }> {
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["pipe", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  await once(child, "close");
  return { code: child.exitCode, output };
}
