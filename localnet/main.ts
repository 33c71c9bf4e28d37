/** `npm run localnet`: a local chain behind the API of the hosted service. */
import "./quick-cells";
import { once } from "node:events";
import { closeServer, httpServer } from "./api/http-server";
import { isControl, handleControl } from "./control/handle-control";
import { lockFolder } from "./folder-lock";
import { readOptions, type LocalnetOptions } from "./localnet-options";
import { ChainMismatch, ChainUnreadable, type Reporter } from "./chain-instance";
import { failureReporter, unreadableChain } from "./failure-reporter";
import { StoreFull } from "./store/store-problem";
import { Localnet } from "./localnet";

const HOST = "127.0.0.1";
/** How long running requests may take when localnet stops. */
const GRACE_MS = 1_000;

const print = (text: string) => void process.stdout.write(`${text}\n`);

function exit(sentences: readonly string[]): never {
  process.stderr.write(`${sentences.join("\n")}\n`);
  process.exit(2);
}

async function openLocalnet(options: LocalnetOptions, reporter: Reporter): Promise<Localnet> {
  try {
    return await Localnet.open(options, reporter);
  } catch (error) {
    if (error instanceof ChainMismatch)
      return exit([
        `The folder ${options.folder} has another chain: ${error.message}.`,
        "Leave both variables out to go on with it, or give LOCALNET_DIR another folder.",
      ]);
    if (error instanceof ChainUnreadable) return exit(unreadableChain(error.file, error.message));
    if (error instanceof StoreFull) return exit([error.message]);
    throw error;
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

const localnet = await openLocalnet(options, {
  replaying: (transactions, { done, of, time }) =>
    print(
      `  history: ${Math.floor((done / of) * 100)} % (${transactions} transactions, up to ${new Date(time * 1_000).toISOString().slice(0, 16).replace("T", " ")} UTC)`,
    ),
  replayed: (transactions, ms) =>
    print(`  history: ${transactions} transactions in ${(ms / 1_000).toFixed(1)} s`),
  failed: failureReporter(options.folder, (text) => void process.stderr.write(`${text}\n`)),
});
const server = httpServer((request, response) => {
  if (isControl(request)) handleControl(localnet, request, response).catch(() => response.destroy());
  else localnet.serve(request, response);
});

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await closeServer(server, GRACE_MS);
  await localnet.close();
  lock?.release();
  process.exit(0);
}
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void stop());
// Stop when the parent process (`npm start`) is gone, even if it crashed.
if (process.channel !== undefined) process.on("disconnect", () => void stop());

server.listen(options.port, HOST);
try {
  await once(server, "listening");
} catch (error) {
  await localnet.close();
  exit([`Port ${options.port} cannot be used: ${error instanceof Error ? error.message : String(error)}`]);
}
print(`  Localnet is at http://${HOST}:${options.port} (v2 and v3 as of the hosted service)`);
print(`  it keeps its chain in ${options.folder}`);
