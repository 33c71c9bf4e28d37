/** Starts the configured programs, waits until they answer, and prints the address. */
import { resolve } from "node:path";
import { answers, SERVER_ENV, SERVER_FLAGS, supervise } from "./children.mjs";
import { joinLocalnet } from "./localnet-program.mjs";
import { QUIET, ROOT } from "../run.mjs";
import { addressOf } from "./settings.mjs";

const TIMEOUT_MS = 30_000;

/** @typedef {ReturnType<typeof import("./settings.mjs").settingsOrExit>} StartSettings */

/**
 * @param {StartSettings} settings
 * @param {{ command: string, server: string, localnet: () => Promise<import("./children.mjs").Program> }} programs The command that the user gave, the explorer's server,
 *   and the function that prepares the embedded chain, called only if it has to be started.
 */
export async function serve(settings, { command, server, localnet }) {
  const address = addressOf(settings);
  const programs = supervise();
  const { embedded, namesFiles } = settings;
  const chain =
    embedded === null
      ? {}
      : await joinLocalnet(programs, embedded, localnet, { command, explorerPort: settings.port });
  programs.start({
    name: "The explorer",
    args: [...SERVER_FLAGS, server],
    env: {
      ...QUIET,
      ...SERVER_ENV,
      ...chain,
      ...(namesFiles.length === 0 ? {} : { NAMES_FILES: absolute(namesFiles) }),
      NODE_ENV: "production",
      PORT: String(settings.port),
      HOSTNAME: settings.host,
      KEEP_ALIVE_TIMEOUT: "70000",
    },
  });
  if (!(await answers(`${address}/api/health`, TIMEOUT_MS))) return;
  const shown = settings.networks.map(
    ({ id }) => `${id}${id === settings.defaultNetwork ? " (default)" : ""}`,
  );
  console.log(`\n  Shardscope is at ${address}`);
  console.log(`  networks: ${shown.join(", ")}`);
  console.log("  Ctrl-C stops it.\n");
}

/** The server runs in its own folder. @param {StartSettings["namesFiles"]} files */
function absolute(files) {
  return files
    .map(({ path, network }) => `${network === null ? "" : `${network}=`}${resolve(ROOT, path)}`)
    .join(",");
}
