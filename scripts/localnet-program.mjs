/** The embedded chain as a part of `npm start`: it is joined if it runs already, else started. */
import { answers, portProblem } from "./children.mjs";
import { QUIET } from "./run.mjs";

const PATIENCE_MS = 30_000;

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
 * Starts localnet, unless one is there already, and waits until it answers. Resolves to what the explorer's
 * environment needs.
 *
 * @param {{ start: (program: Program) => void }} programs
 * @param {Readonly<Record<string, string>>} embedded
 * @param {() => Promise<Program>} localnet makes what is to be started
 */
export async function joinLocalnet(programs, embedded, localnet) {
  const url = embedded["LOCALNET_URL"] ?? "";
  if ((await genesisAt(url)) === null) {
    const { hostname, port } = new URL(url);
    const way = { variable: "LOCALNET_PORT", command: "npm start" };
    const problem = await portProblem(hostname, Number(port), way);
    if (problem !== null) {
      console.error(problem);
      process.exit(2);
    }
    programs.start(await localnet());
    await answers(`${url}/localnet`, PATIENCE_MS);
  }
  // Answers of a chain that was here before must not be taken for answers of this one.
  return { ...embedded, LOCALNET_GENESIS: (await genesisAt(url)) ?? "" };
}

/** What tells the chain at that address from others; null when none is there. @param {string} url */
async function genesisAt(url) {
  try {
    const response = await fetch(`${url}/localnet`, { signal: AbortSignal.timeout(1_000) });
    const { genesis } = await response.json();
    return typeof genesis?.id === "string" ? genesis.id : null;
  } catch {
    return null;
  }
}
