import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { SITE } from "../e2e/helpers/site";
import { startUpstream } from "../e2e/upstream/server";
import { upstream, type UpstreamControl } from "../e2e/upstream/control";
import { SERVER } from "../scripts/build.mjs";
import { answers, SERVER_ENV, SERVER_FLAGS } from "../scripts/start/children.mjs";
import { UPSTREAM_PORT, UPSTREAM_URL } from "../e2e/world/world";

export const PORT = Number(process.env["BENCH_PORT"] ?? 4321);

interface Explorer {
  readonly url: string;
  readonly child: ChildProcess;
}

/** The explorer's production build, and the scripted service behind it. */
export interface World {
  readonly url: string;
  readonly serviceUrl: string;
  /** Every page of `SITE`, on the network without a prefix. */
  readonly pages: readonly { readonly name: string; readonly path: string }[];
  /** The process of the explorer. */
  readonly pid: number | undefined;
  /** Starts a second explorer. */
  startSecond(): Promise<Explorer>;
  /** Paths of blocks that have not been opened yet; every call returns others. */
  unopened(count: number): readonly string[];
  /** A network without any requests yet, so that nothing about it is cached. */
  cold(): { readonly network: string; readonly service: UpstreamControl };
  close(): Promise<void>;
}

export const LOCALNET_PORT = PORT + 2;
const SECOND_PORT = PORT + 3;

/** `coldNetworks`: networks besides mainnet and localnet. Each is in the header of every page, up to a dozen. */
export function benchEnvironment(coldNetworks = 0): NodeJS.ProcessEnv {
  const ids = Array.from({ length: coldNetworks }, (_, index) => `c${index + 1}`);
  const env: NodeJS.ProcessEnv = {
    PATH: process.env["PATH"] ?? "",
    NODE_ENV: "production",
    HOSTNAME: "127.0.0.1",
    PORT: String(PORT),
    LOG_LEVEL: "error",
    VISITOR_RPM: "1000000",
    MAINNET_URL: `${UPSTREAM_URL}/mainnet`,
    MAINNET_RPS: "10000",
    // The port on which bench/localnet-process.ts starts one.
    LOCALNET_URL: `http://127.0.0.1:${LOCALNET_PORT}`,
    LOCALNET_RPS: "10000",
    NETWORKS: ids.join(","),
  };
  for (const id of ids) {
    env[`${id.toUpperCase()}_URL`] = `${UPSTREAM_URL}/${id}`;
    env[`${id.toUpperCase()}_RPS`] = "10000";
  }
  return env;
}

async function startServer(port: number, coldNetworks: number): Promise<Explorer> {
  const child = spawn(process.execPath, [...SERVER_FLAGS, SERVER], {
    env: { ...benchEnvironment(coldNetworks), ...SERVER_ENV, PORT: String(port) },
    // The IPC channel ends it with this process, whatever the reason.
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const url = `http://127.0.0.1:${port}`;
  if (!(await answers(`${url}/api/health`, 20_000))) throw new Error("the explorer did not start");
  return { url, child };
}

export async function openWorld(coldNetworks: number): Promise<World> {
  const service = await startUpstream(UPSTREAM_PORT);
  const { url, child: server } = await startServer(PORT, coldNetworks);
  let used = 0;
  const facts = await upstream("mainnet", UPSTREAM_URL).facts();
  let nextBlock = facts.head.seqno - 30;
  return {
    url,
    serviceUrl: UPSTREAM_URL,
    pages: SITE.map(({ name, path }) => ({ name, path: path(facts) || "/" })),
    pid: server.pid,
    startSecond: () => startServer(SECOND_PORT, coldNetworks),
    unopened(count) {
      const paths = Array.from({ length: count }, (_, place) => `/block/${nextBlock - place}`);
      nextBlock -= count;
      return paths;
    },
    cold() {
      used += 1;
      if (used > coldNetworks) throw new Error("no cold network is left");
      return { network: `c${used}`, service: upstream(`c${used}`, UPSTREAM_URL) };
    },
    async close() {
      await stop(server);
      await service.close();
    },
  };
}

export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}
