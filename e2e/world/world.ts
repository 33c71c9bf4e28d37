/** The addresses of all servers during browser tests, and the explorer's networks. */
import { freePort } from "../../scripts/test/free-port.mjs";

export const UPSTREAM_PORT = await portOf("E2E_UPSTREAM_PORT");
export const EXPLORER_PORT = await portOf("E2E_EXPLORER_PORT");
/** The embedded chain, with the rules of the hosted service: the explorer needs its key there. */
export const LOCALNET_PORT = await portOf("E2E_LOCALNET_PORT");
export const LOCALNET_URL = `http://127.0.0.1:${LOCALNET_PORT}`;
export const EXPLORER_URL = `http://127.0.0.1:${EXPLORER_PORT}`;
export const UPSTREAM_URL = `http://127.0.0.1:${UPSTREAM_PORT}`;

/** The explorer's key, which must never appear anywhere. */
export const CANARY_KEY = process.env["CANARY_KEY"] ?? "canary-local-0000000000";

export const EXPLORER_LOG = "test-results/explorer.log";
/** Loaded into a server, it writes all responses to the file that RESPONSES_FILE names. */
export const RECORDER = new URL("record-responses.mjs", import.meta.url).href;
/** Every response of the explorer. */
export const RESPONSES_FILE = "test-results/responses.bin";

/** Each test takes its own network: changes to that network's upstream affect no other test. */
export const KINDS = {
  /** The networks that get the first lookups of a hash unknown to another network; no test counts their calls. */
  q: { count: 2, env: { RPS: "1000" } },
  /** With a key, and a rate that never limits a test. */
  e: { count: 2_000, env: { API_KEY: CANARY_KEY, RPS: "1000" } },
  /** No key: one request a second. */
  s: { count: 60, env: { RPS: "1" } },
} as const;

export type NetworkKind = keyof typeof KINDS;

/** Picked by the first process that needs it; workers and servers inherit its environment. */
async function portOf(variable: string): Promise<number> {
  const port = process.env[variable] ?? String(await freePort());
  process.env[variable] = port;
  return Number(port);
}

/** The explorer's whole configuration. */
export function explorerEnvironment(): NodeJS.ProcessEnv {
  const networks: string[] = [];
  const env: NodeJS.ProcessEnv = {
    NODE_ENV: "production",
    HOSTNAME: "127.0.0.1",
    PORT: String(EXPLORER_PORT),
    LOG_LEVEL: "debug",
    MAINNET_URL: `${UPSTREAM_URL}/mainnet`,
    MAINNET_API_KEY: CANARY_KEY,
    MAINNET_RPS: "1000",
    TESTNET_URL: `${UPSTREAM_URL}/testnet`,
    TESTNET_API_KEY: CANARY_KEY,
    TESTNET_RPS: "1000",
    DEFAULT_NETWORK: "mainnet",
    VISITOR_RPM: "100000",
  };
  for (const [kind, { count, env: settings }] of Object.entries(KINDS)) {
    for (let index = 1; index <= count; index++) {
      const id = `${kind}${index}`;
      networks.push(id);
      env[`${id.toUpperCase()}_URL`] = `${UPSTREAM_URL}/${id}`;
      for (const [name, value] of Object.entries(settings)) env[`${id.toUpperCase()}_${name}`] = value;
    }
  }
  // Last, so that it gets no lookups of other networks' hashes.
  env["NETWORKS"] = [...networks, "chain"].join(",");
  env["CHAIN_URL"] = LOCALNET_URL;
  env["CHAIN_API_KEY"] = CANARY_KEY;
  env["CHAIN_RPS"] = "1000";
  return env;
}
