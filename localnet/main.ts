/** `npm run localnet`: a chain of one's own behind the interface of the hosted service. */
import "./native-hash";
import { once } from "node:events";
import { closeServer, httpServer } from "./api/http-server";
import { isControl, handleControl } from "./control/handle";
import { lockFolder } from "./lock";
import { readOptions, type Options } from "./options";
import { OtherChain, type Report } from "./running";
import { World } from "./world";

const HOST = "127.0.0.1";
/** For the answers that are under way when localnet ends. */
const GRACE_MS = 1_000;

const say = (text: string) => void process.stdout.write(`${text}\n`);

function exit(sentences: readonly string[]): never {
  process.stderr.write(`${sentences.join("\n")}\n`);
  process.exit(2);
}

async function openWorld(settings: Options, report: Report): Promise<World> {
  try {
    return await World.open(settings, report);
  } catch (error) {
    if (!(error instanceof OtherChain)) throw error;
    return exit([
      `The folder ${settings.folder} has another chain: ${error.message}.`,
      "Leave both variables out to go on with it, or give LOCALNET_DIR another folder.",
    ]);
  }
}

const options = readOptions(process.env);
if ("problems" in options) exit(options.problems);
const lock = lockFolder(options.folder);
if (lock === null)
  exit([
    `Another localnet runs on the folder ${options.folder}.`,
    "Stop it, or give this one a folder of its own: LOCALNET_DIR=.localnet-2 LOCALNET_PORT=8082 npm run localnet",
  ]);

const world = await openWorld(options, {
  told: (transactions, ms) => say(`  history: ${transactions} transactions in ${(ms / 1_000).toFixed(1)} s`),
  failed: (error) => {
    process.stderr.write(
      `Something failed, localnet tries again: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    );
  },
});
const server = httpServer((request, response) => {
  if (isControl(request)) handleControl(world, request, response).catch(() => response.destroy());
  else world.serve(request, response);
});

let ending = false;
async function end(): Promise<void> {
  if (ending) return;
  ending = true;
  await closeServer(server, GRACE_MS);
  await world.close();
  lock?.release();
  process.exit(0);
}
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void end());
// `npm start` holds the other end: when it is gone, however it went, so are we.
if (process.channel !== undefined) process.on("disconnect", () => void end());

server.listen(options.port, HOST);
try {
  await once(server, "listening");
} catch (error) {
  await world.close();
  exit([`Port ${options.port} cannot be used: ${error instanceof Error ? error.message : String(error)}`]);
}
say(`  Localnet is at http://${HOST}:${options.port} (v2 and v3 as of the hosted service)`);
say(`  it keeps its chain in ${options.folder}`);
