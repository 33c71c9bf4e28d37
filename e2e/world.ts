/** Where things are during browser tests, and which networks the explorer is told about. */
import { freePort } from "../scripts/free-port.mjs";

export const UPSTREAM_PORT = await portOf("E2E_UPSTREAM_PORT");
export const EXPLORER_PORT = await portOf("E2E_EXPLORER_PORT");
/** The embedded chain, with the rules of the hosted service: the explorer needs its key there. */
export const LOCALNET_PORT = await portOf("E2E_LOCALNET_PORT");
export const LOCALNET_URL = `http://127.0.0.1:${LOCALNET_PORT}`;
export const EXPLORER_URL = `http://127.0.0.1:${EXPLORER_PORT}`;
export const UPSTREAM_URL = `http://127.0.0.1:${UPSTREAM_PORT}`;

/** The key that the explorer holds and nobody may ever see. */
export const CANARY_KEY = process.env["CANARY_KEY"] ?? "canary-local-0000000000";

export const EXPLORER_LOG = "test-results/explorer.log";
export const SEEN_FOLDER = "test-results/seen";

/** A test takes a network of its own: what it does to that network's upstream disturbs nobody. */
export const KINDS = {
  /** Those that are asked first about a hash that another network does not know; nobody counts their calls. */
  q: { count: 2, env: { RPS: "1000" } },
  /** A key, and a rate that never stands in the way. */
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
  // The last one, so that nobody asks it about hashes of others.
  env["NETWORKS"] = [...networks, "chain"].join(",");
  env["CHAIN_URL"] = LOCALNET_URL;
  env["CHAIN_API_KEY"] = CANARY_KEY;
  env["CHAIN_RPS"] = "1000";
  return env;
}
