/** The embedded chain as part of `npm start`: joins a running one, or starts it. */
import { answers, portProblem } from "./children.mjs";
import { QUIET } from "../run.mjs";

const TIMEOUT_MS = 30_000;

/** @typedef {import("./children.mjs").Program} Program */

/** @param {string} main the file that is run @returns {Program} */
export function localnetProgram(main) {
  return {
    name: "Localnet",
    args: ["--enable-source-maps", main],
    env: { ...QUIET, NODE_ENV: "production" },
  };
}

/**
 * Starts localnet, unless one is already running, and waits until it answers. Resolves to additions to the explorer's
 * environment.
 *
 * @param {{ start: (program: Program) => void }} programs
 * @param {Readonly<Record<string, string>>} embedded
 * @param {() => Promise<Program>} localnet makes the program to start
 * @param {{ command: string, explorerPort: number }} start the command that the user gave
 */
export async function joinLocalnet(programs, embedded, localnet, { command, explorerPort }) {
  const url = embedded["LOCALNET_URL"] ?? "";
  if ((await genesisAt(url)) === null) {
    const { hostname, port } = new URL(url);
    const problem = await portProblem(hostname, Number(port), {
      variable: "LOCALNET_PORT",
      command,
      reserved: explorerPort,
    });
    if (problem !== null) {
      console.error(problem);
      process.exit(2);
    }
    programs.start(await localnet());
    await answers(`${url}/localnet`, TIMEOUT_MS);
  }
  // Answers of an earlier chain at this address must not be taken for answers of this one.
  return { ...embedded, LOCALNET_GENESIS: (await genesisAt(url)) ?? "" };
}

/** The id that tells the chain at that address from others; null if none is there. @param {string} url */
async function genesisAt(url) {
  try {
    const response = await fetch(`${url}/localnet`, { signal: AbortSignal.timeout(1_000) });
    const { genesis } = await response.json();
    return typeof genesis?.id === "string" ? genesis.id : null;
  } catch {
    return null;
  }
}
