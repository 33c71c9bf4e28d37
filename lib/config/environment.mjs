/**
 * The configuration: every environment variable, what it accepts and what it means. Plain JavaScript
 * without imports, because `npm start` checks it before anything is installed or built.
 */

/**
 * @typedef {"silent" | "error" | "warn" | "info" | "debug"} LogLevel
 *
 * @typedef {object} NetworkSettings
 * @property {string} id The name in URLs.
 * @property {string} name The name on screen.
 * @property {string} url The service's host; `/api/v2` and `/api/v3` are added.
 * @property {string | null} apiKey
 * @property {number} requestsPerSecond
 * @property {string} coin The symbol of the coin there.
 * @property {boolean} testnet Whether friendly addresses carry the test flag.
 * @property {string | null} genesis Distinguishes chains that successively used the same URL.
 *
 * @typedef {object} NamesFile
 * @property {string} path
 * @property {string | null} network Null if its names apply to all networks.
 *
 * @typedef {object} Tracing
 * @property {string} endpoint The collector's URL; `/v1/traces` is added.
 * @property {Readonly<Record<string, string>>} headers Sent to the collector only.
 * @property {string} service
 * @property {number} ratio The share of all requests that is traced.
 *
 * @typedef {object} Settings
 * @property {string} host
 * @property {number} port
 * @property {string | null} defaultNetwork Null when no network is configured.
 * @property {readonly NetworkSettings[]} networks
 * @property {string | null} redisUrl
 * @property {readonly NamesFile[]} namesFiles
 * @property {LogLevel} logLevel
 * @property {number} trustedProxies Number of reverse proxies in front of us.
 * @property {number} visitorsPerMinute Requests a minute that one visitor may make through our API.
 * @property {number} pageCacheBytes Memory for rendered pages; 0 to render each request.
 * @property {number} localnetPort
 * @property {boolean} pictures Whether pictures of tokens and NFTs are fetched.
 * @property {string | null} pictureSecret Signs the URLs of pictures; null to generate one at the start.
 * @property {string | null} sourcesUrl The URL that the hash of code is added to.
 * @property {string | null} ipfsGateway The URL that `<cid>/<path>` is added to.
 * @property {string | null} tonStorageGateway The URL that `<bag id>/<path>` is added to.
 * @property {Tracing | null} tracing Null if no trace collector is configured.
 *
 * @typedef {object} Variable
 * @property {string} name
 * @property {string} standard The value when it is not set.
 * @property {string} accepts
 * @property {string} about
 */

/** @type {readonly LogLevel[]} */
const LOG_LEVELS = ["silent", "error", "warn", "info", "debug"];

/** Networks that exist without being listed in NETWORKS. */
const KNOWN = [
  { id: "mainnet", name: "Mainnet", coin: "GRAM", testnet: false },
  { id: "testnet", name: "Testnet", coin: "GRAM", testnet: true },
  { id: "localnet", name: "Localnet", coin: "GRAM", testnet: false },
];

/** @type {readonly Variable[]} */
export const VARIABLES = [
  { name: "PORT", standard: "3000", accepts: "1 to 65535", about: "The port that the explorer listens on." },
  {
    name: "HOST",
    standard: "127.0.0.1",
    accepts: "an address of this machine",
    about: "The address that the explorer listens on; `0.0.0.0` makes it reachable from the network.",
  },
  {
    name: "DEFAULT_NETWORK",
    standard: "the first configured",
    accepts: "the id of a configured network",
    about: "The network whose pages have no prefix in their URLs.",
  },
  {
    name: "MAINNET_URL",
    standard: "off",
    accepts: "an http or https URL",
    about: "The base URL of the TON Center service for mainnet; `/api/v2` and `/api/v3` are appended.",
  },
  {
    name: "MAINNET_API_KEY",
    standard: "none",
    accepts: "an API key of that service",
    about: "Sent as `X-API-Key` to that host only; otherwise it never leaves the server.",
  },
  {
    name: "MAINNET_RPS",
    standard: "1, or 10 with a key",
    accepts: "0.1 to 10000",
    about: "Requests per second that the service allows.",
  },
  { name: "TESTNET_URL", standard: "off", accepts: "an http or https URL", about: "The same for testnet." },
  {
    name: "TESTNET_API_KEY",
    standard: "none",
    accepts: "an API key of that service",
    about: "The same for testnet; a key is valid for one network only.",
  },
  {
    name: "TESTNET_RPS",
    standard: "1, or 10 with a key",
    accepts: "0.1 to 10000",
    about: "The same for testnet.",
  },
  {
    name: "NETWORKS",
    standard: "none",
    accepts: "comma-separated ids of lower-case letters and digits, none of them the name of a page",
    about:
      "Additional networks: `NETWORKS=dev` reads `DEV_URL`, `DEV_API_KEY`, `DEV_RPS`, and optionally `DEV_COIN` and `DEV_TESTNET`.",
  },
  {
    name: "LOCALNET_URL",
    standard: "off; the embedded chain if no network has a URL",
    accepts: "an http or https URL",
    about: "The same for a localnet started with `npm run localnet`.",
  },
  {
    name: "LOCALNET_API_KEY",
    standard: "none",
    accepts: "an API key of that chain",
    about: "The same for a localnet; needed if `LOCALNET_RULES` and `LOCALNET_KEYS` are set.",
  },
  {
    name: "LOCALNET_RPS",
    standard: "1000 for the embedded chain without `LOCALNET_RULES`; otherwise 1, or 10 with a key",
    accepts: "0.1 to 10000",
    about: "The same for a localnet.",
  },
  {
    name: "LOCALNET_PORT",
    standard: "8081",
    accepts: "1 to 65535",
    about: "The port that the embedded chain listens on, at 127.0.0.1.",
  },
  {
    name: "LOCALNET_DIR",
    standard: "`.localnet`",
    accepts: "a folder",
    about: "Where the embedded chain keeps its data.",
  },
  {
    name: "LOCALNET_TXS",
    standard: "5000",
    accepts: "0 to 1000000",
    about: "The approximate number of transactions in the embedded chain's initial history.",
  },
  {
    name: "LOCALNET_TICK_MS",
    standard: "1000",
    accepts: "50 to 60000",
    about: "The interval between masterchain blocks of the embedded chain, in milliseconds.",
  },
  {
    name: "LOCALNET_RULES",
    standard: "off",
    accepts: "on, off",
    about: "Whether the embedded chain checks API keys and limits request rates as the hosted service does.",
  },
  {
    name: "LOCALNET_KEYS",
    standard: "none",
    accepts: "comma-separated `key:rate` or `key:rate:network` entries",
    about: "The API keys for `LOCALNET_RULES`, with the requests per second each allows and its network.",
  },
  {
    name: "LOCALNET_NETWORK",
    standard: "localnet",
    accepts: "letters, digits and hyphens",
    about: "The network name of the embedded chain; API keys for other networks are rejected.",
  },
  {
    name: "SEED",
    standard: "`shardscope`",
    accepts: "up to 200 characters",
    about:
      "The seed of the embedded chain's keys and history; the same seed and time produce the same chain.",
  },
  {
    name: "GENESIS_TIME",
    standard: "seven days ago",
    accepts: "seconds since 1970",
    about: "The genesis time of the embedded chain, if it does not exist yet.",
  },
  {
    name: "REDIS_URL",
    standard: "off",
    accepts: "a redis or rediss URL",
    about:
      "Shares answers, rendered pages, the rate ledger, visitor limits and the poll for new blocks between several explorers.",
  },
  {
    name: "NAMES_FILES",
    standard: "none",
    accepts: "comma-separated paths of JSON or YAML files; `<network>=<path>` for one network only",
    about:
      "Names of accounts, tokens and collections, in the format of the ecosystem's asset lists: entries with `address`, `name`, and optionally `symbol`, `image`, `type` and `isScam`. They take precedence over the service's names.",
  },
  {
    name: "PICTURES",
    standard: "on",
    accepts: "on, off",
    about: "Whether the explorer fetches pictures of tokens and NFTs; if off, it shows generated pictures.",
  },
  {
    name: "PICTURE_SECRET",
    standard: "shared through Redis, or generated at startup",
    accepts: "16 to 256 printable characters",
    about: "Signs the URLs of pictures; must be the same for all explorers behind one address.",
  },
  {
    name: "IPFS_GATEWAY",
    standard: "none: pictures at `ipfs://` are not shown",
    accepts: "an http or https URL",
    about: "The gateway for pictures at `ipfs://<cid>/<path>`; `/<cid>/<path>` is appended.",
  },
  {
    name: "TON_STORAGE_GATEWAY",
    standard: "none: pictures at `tonstorage://` are not shown",
    accepts: "an http or https URL",
    about: "The gateway for pictures at `tonstorage://<bag>/<path>`; `/<bag>/<path>` is appended.",
  },
  {
    name: "SOURCES_URL",
    standard: "none",
    accepts: "an http or https URL",
    about:
      "A registry of verified sources: `/<code hash>` (64 hexadecimal digits) is appended. It responds with 404, or with JSON that has `compiler`, `files` (`path`, `content`) and optionally `version`, `verified_at` and `code_hash`.",
  },
  {
    name: "TRUSTED_PROXIES",
    standard: "0",
    accepts: "0 to 10",
    about: "How many reverse proxies in front of the explorer set `X-Forwarded-For`.",
  },
  {
    name: "VISITOR_RPM",
    standard: "300",
    accepts: "1 to 1000000",
    about: "Requests per minute that one visitor may make: pages and our own API.",
  },
  {
    name: "PAGE_CACHE_MB",
    standard: "64",
    accepts: "0 to 4096",
    about: "Memory for rendered pages that visitors share; 0 renders every page for every request.",
  },
  {
    name: "OTEL_EXPORTER_OTLP_ENDPOINT",
    standard: "off",
    accepts: "an http or https URL",
    about: "An OpenTelemetry collector that receives traces of requests and calls; `/v1/traces` is appended.",
  },
  {
    name: "OTEL_EXPORTER_OTLP_HEADERS",
    standard: "none",
    accepts: "comma-separated `name=value` pairs",
    about: "Headers for that collector; never logged.",
  },
  {
    name: "OTEL_SERVICE_NAME",
    standard: "`shardscope`",
    accepts: "up to 100 characters",
    about: "The service name of the explorer in traces.",
  },
  {
    name: "OTEL_TRACES_SAMPLER_ARG",
    standard: "1",
    accepts: "0 to 1",
    about:
      "The fraction of requests that is traced; requests that a trusted proxy already traces always are.",
  },
  {
    name: "LOG_LEVEL",
    standard: "info",
    accepts: LOG_LEVELS.join(", "),
    about: "The log level; logs are JSON lines on standard output.",
  },
];

const TEXT_OF_ID = /^[a-z][a-z0-9]{0,31}$/;

/** First path segments of our own pages, which cannot be network ids. */
export const RESERVED_IDS = [
  "account",
  "api",
  "block",
  "blocks",
  "call",
  "charts",
  "config",
  "decode",
  "dns",
  "estimate",
  "jetton",
  "jettons",
  "messages",
  "multisig",
  "nft",
  "nfts",
  "pending",
  "pool",
  "search",
  "send",
  "staking",
  "status",
  "top",
  "transactions",
  "tx",
  "ui",
  "validator",
  "validators",
  "vesting",
  "watchlist",
];

/**
 * Reads the configuration. Reports every mistake, not only the first.
 *
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {{ ok: true, settings: Settings } | { ok: false, problems: readonly string[] }}
 */
export function readEnvironment(env) {
  /** @type {string[]} */
  const problems = [];
  /** @param {string} name @param {string} accepts @param {string} why */
  const wrong = (name, accepts, why) => void problems.push(`${name} ${why}; it accepts ${accepts}`);
  /** @param {string} name */
  const given = (name) => {
    const value = env[name]?.trim();
    return value === undefined || value === "" ? null : value;
  };
  /** @param {string} name @param {number} standard @param {number} min @param {number} max @param {boolean} whole */
  const number = (name, standard, min, max, whole = true) => {
    const value = given(name);
    if (value === null) return standard;
    const read = /^\d+(\.\d+)?$/.test(value) ? Number(value) : Number.NaN;
    if (read >= min && read <= max && (!whole || Number.isInteger(read))) return read;
    wrong(name, `${min} to ${max}`, `is "${value}"`);
    return standard;
  };
  /** @param {string} name @param {readonly string[]} protocols */
  const url = (name, protocols) => {
    const value = given(name);
    if (value === null) return null;
    const read = URL.canParse(value) ? new URL(value) : null;
    if (read !== null && !(isEncoded(read.username) && isEncoded(read.password))) {
      wrong(name, "a user name and password in which a percent sign is written as %25", "is invalid");
      return null;
    }
    // A key belongs in its own variable: in a URL it would end up in logs.
    if (read !== null && protocols.includes(read.protocol) && read.search === "" && read.hash === "")
      return value.replace(/(?<!\/)\/+$/, "");
    wrong(
      name,
      `a URL that starts with ${protocols.map((protocol) => `${protocol}//`).join(" or ")} and has no query`,
      "is invalid",
    );
    return null;
  };

  const ids = new Set(
    (given("NETWORKS") ?? "")
      .split(",")
      .map((id) => id.trim())
      .filter((id) => id !== ""),
  );
  for (const id of ids) {
    if (!TEXT_OF_ID.test(id))
      wrong("NETWORKS", "comma-separated ids of lower-case letters and digits", `has "${id}"`);
    else if (RESERVED_IDS.includes(id))
      wrong("NETWORKS", "any id that is not a page", `has "${id}", which is the name of a page`);
  }
  const custom = [...ids].filter((id) => TEXT_OF_ID.test(id) && !KNOWN.some((known) => known.id === id));

  /** @type {NetworkSettings[]} */
  const networks = [];
  for (const known of [...KNOWN, ...custom.map((id) => ({ id, name: id, coin: "GRAM", testnet: false }))]) {
    const prefix = known.id.toUpperCase();
    const base = url(`${prefix}_URL`, ["http:", "https:"]);
    const apiKey = given(`${prefix}_API_KEY`);
    const requestsPerSecond = number(`${prefix}_RPS`, apiKey === null ? 1 : 10, 0.1, 10_000, false);
    if (apiKey !== null && !/^[\x21-\x7e]{1,256}$/.test(apiKey))
      wrong(`${prefix}_API_KEY`, "one printable word", "contains spaces or unprintable characters");
    if (base === null) {
      if (custom.includes(known.id) && given(`${prefix}_URL`) === null)
        wrong(`${prefix}_URL`, "an http or https URL", `is missing though NETWORKS lists "${known.id}"`);
      continue;
    }
    const genesis = given(`${prefix}_GENESIS`);
    if (genesis !== null && !/^[0-9a-zA-Z]{1,64}$/.test(genesis))
      wrong(`${prefix}_GENESIS`, "up to 64 letters and digits", `is "${genesis}"`);
    const coin = given(`${prefix}_COIN`) ?? known.coin;
    const test = given(`${prefix}_TESTNET`);
    if (test !== null && test !== "true" && test !== "false")
      wrong(`${prefix}_TESTNET`, "true or false", `is "${test}"`);
    if (coin.length > 12) wrong(`${prefix}_COIN`, "a symbol of at most 12 characters", `is "${coin}"`);
    networks.push({
      id: known.id,
      name: known.name,
      url: base,
      apiKey,
      requestsPerSecond,
      coin,
      testnet: test === null ? known.testnet : test === "true",
      genesis,
    });
  }

  const namesFiles = (given("NAMES_FILES") ?? "")
    .split(",")
    .map((text) => text.trim())
    .filter((text) => text !== "")
    .map((text) => {
      const [, network = null, path = ""] = /^(?:([a-z][a-z0-9]{0,31})=)?(.*)$/.exec(text) ?? [];
      if (network !== null && !networks.some(({ id }) => id === network))
        wrong("NAMES_FILES", "ids of configured networks before `=`", `has "${network}"`);
      if (!/\.(json|ya?ml)$/i.test(path))
        wrong("NAMES_FILES", "files whose names end in .json, .yaml or .yml", `has "${path}"`);
      return { path, network };
    });

  const requested = given("DEFAULT_NETWORK");
  const first = networks[0]?.id ?? null;
  if (requested !== null && !networks.some((network) => network.id === requested)) {
    wrong(
      "DEFAULT_NETWORK",
      networks.length === 0
        ? "a network whose _URL is set"
        : `one of ${networks.map((network) => network.id).join(", ")}`,
      `is "${requested}"`,
    );
  }

  const logLevel = LOG_LEVELS.find((level) => level === (given("LOG_LEVEL") ?? "info"));
  if (logLevel === undefined) wrong("LOG_LEVEL", LOG_LEVELS.join(", "), `is "${given("LOG_LEVEL")}"`);

  const pictures = given("PICTURES") ?? "on";
  if (pictures !== "on" && pictures !== "off") wrong("PICTURES", "on, off", `is "${pictures}"`);
  const pictureSecret = given("PICTURE_SECRET");
  if (pictureSecret !== null && !/^[\x20-\x7e]{16,256}$/.test(pictureSecret))
    wrong(
      "PICTURE_SECRET",
      "16 to 256 printable characters",
      "is too short, too long or has unprintable characters",
    );

  const collector = url("OTEL_EXPORTER_OTLP_ENDPOINT", ["http:", "https:"]);
  const collectorHeaders = (given("OTEL_EXPORTER_OTLP_HEADERS") ?? "")
    .split(",")
    .filter((part) => part.trim() !== "");
  // Not the header itself: it may contain a key.
  if (collectorHeaders.some((part) => !/^\s*[!#$%&'*+.^_`|~0-9A-Za-z-]+=[\x20-\x7e]+$/.test(part)))
    wrong("OTEL_EXPORTER_OTLP_HEADERS", "comma-separated name=value pairs", "has an invalid entry");
  const service = given("OTEL_SERVICE_NAME") ?? "shardscope";
  if (service.length > 100) wrong("OTEL_SERVICE_NAME", "up to 100 characters", "is longer");
  const ratio = number("OTEL_TRACES_SAMPLER_ARG", 1, 0, 1, false);

  /** @type {Settings} */
  const settings = {
    host: given("HOST") ?? "127.0.0.1",
    port: number("PORT", 3000, 1, 65_535),
    defaultNetwork: requested ?? first,
    networks,
    redisUrl: url("REDIS_URL", ["redis:", "rediss:"]),
    namesFiles,
    logLevel: logLevel ?? "info",
    trustedProxies: number("TRUSTED_PROXIES", 0, 0, 10),
    visitorsPerMinute: number("VISITOR_RPM", 300, 1, 1_000_000),
    pageCacheBytes: number("PAGE_CACHE_MB", 64, 0, 4_096) * 1024 * 1024,
    localnetPort: number("LOCALNET_PORT", 8081, 1, 65_535),
    pictures: pictures === "on",
    pictureSecret,
    sourcesUrl: url("SOURCES_URL", ["http:", "https:"]),
    ipfsGateway: url("IPFS_GATEWAY", ["http:", "https:"]),
    tonStorageGateway: url("TON_STORAGE_GATEWAY", ["http:", "https:"]),
    tracing:
      collector === null
        ? null
        : { endpoint: collector, headers: headersOf(collectorHeaders), service, ratio },
  };
  return problems.length === 0 ? { ok: true, settings } : { ok: false, problems };
}

/** Whether percent-encoded text can be decoded. @param {string} text */
function isEncoded(text) {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** @param {readonly string[]} parts @returns {Readonly<Record<string, string>>} */
function headersOf(parts) {
  return Object.fromEntries(
    parts.map((part) => {
      const at = part.indexOf("=");
      return [part.slice(0, at).trim().toLowerCase(), part.slice(at + 1).trim()];
    }),
  );
}

/** More than the embedded chain serves in a second, so that no call has to wait for its turn. */
const LOCALNET_RPS = "1000";

/**
 * The variables that make the embedded chain the explorer's network; null if another network is
 * configured.
 *
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {Readonly<Record<string, string>> | null}
 */
export function embeddedNetwork(env) {
  const known = KNOWN.map(({ id }) => id);
  const custom = (env["NETWORKS"] ?? "")
    .split(",")
    .filter((id) => id.trim() !== "" && !known.includes(id.trim()));
  if (custom.length > 0 || known.some((id) => (env[`${id.toUpperCase()}_URL`] ?? "").trim() !== ""))
    return null;
  const port = (env["LOCALNET_PORT"] ?? "").trim() || "8081";
  const LOCALNET_URL = `http://127.0.0.1:${port}`;
  // With its rules the chain limits the explorer, too.
  const isLimited = (env["LOCALNET_RULES"] ?? "").trim() === "on";
  return isLimited || (env["LOCALNET_RPS"] ?? "").trim() !== ""
    ? { LOCALNET_URL }
    : { LOCALNET_URL, LOCALNET_RPS };
}
