import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { embeddedNetwork, readEnvironment, RESERVED_IDS, VARIABLES } from "./environment.mjs";

function settingsOf(env: Record<string, string>) {
  const read = readEnvironment(env);
  if (!read.ok) throw new Error(read.problems.join("; "));
  return read.settings;
}

function problemsOf(env: Record<string, string>): readonly string[] {
  const read = readEnvironment(env);
  return read.ok ? [] : read.problems;
}

describe("a configuration", () => {
  it("may be empty, and then has no network", () => {
    expect(settingsOf({})).toMatchObject({
      networks: [],
      defaultNetwork: null,
      port: 3000,
      host: "127.0.0.1",
      logLevel: "info",
    });
  });

  it("makes the first network with a URL the default", () => {
    const settings = settingsOf({ TESTNET_URL: "https://testnet.example/" });
    expect(settings.defaultNetwork).toBe("testnet");
    expect(settings.networks).toEqual([
      {
        id: "testnet",
        name: "Testnet",
        url: "https://testnet.example",
        apiKey: null,
        requestsPerSecond: 1,
        coin: "GRAM",
        testnet: true,
        genesis: null,
      },
    ]);
  });

  it("allows ten requests a second with a key, one without a key, or the rate that is set", () => {
    const rates = settingsOf({
      MAINNET_URL: "https://a.example",
      MAINNET_API_KEY: "key",
      TESTNET_URL: "https://b.example",
      NETWORKS: "dev",
      DEV_URL: "http://127.0.0.1:8081",
      DEV_RPS: "0.5",
    }).networks.map((network) => network.requestsPerSecond);
    expect(rates).toEqual([10, 1, 0.5]);
  });

  it("enables pictures by default, and reads their secret and gateways", () => {
    expect(settingsOf({})).toMatchObject({
      pictures: true,
      pictureSecret: null,
      ipfsGateway: null,
      tonStorageGateway: null,
    });
    const env = { PICTURES: "off", PICTURE_SECRET: "x".repeat(16), IPFS_GATEWAY: "https://a.example/ipfs/" };
    expect(settingsOf(env)).toMatchObject({
      pictures: false,
      pictureSecret: "x".repeat(16),
      ipfsGateway: "https://a.example/ipfs",
    });
    const problems = problemsOf({ PICTURES: "no", PICTURE_SECRET: "short", TON_STORAGE_GATEWAY: "ftp://a" });
    expect(problems).toHaveLength(3);
    expect(problems.join()).not.toContain('"short"');
  });

  it("has no registry of sources by default", () => {
    expect(settingsOf({}).sourcesUrl).toBeNull();
    expect(settingsOf({ SOURCES_URL: "https://a.example/code/" }).sourcesUrl).toBe("https://a.example/code");
    expect(problemsOf({ SOURCES_URL: "ftp://a" })).toHaveLength(1);
  });

  it("traces nothing without a collector, and reports no problem with the text of its headers", () => {
    expect(settingsOf({ OTEL_SERVICE_NAME: "ours" }).tracing).toBeNull();
    const env = {
      OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318/",
      OTEL_EXPORTER_OTLP_HEADERS: "Authorization=Bearer a=b, x-team = ours",
      OTEL_TRACES_SAMPLER_ARG: "0.1",
    };
    // A name with a space is invalid.
    expect(problemsOf(env)).toHaveLength(1);
    expect(
      settingsOf({ ...env, OTEL_EXPORTER_OTLP_HEADERS: "Authorization=Bearer a=b,x-team=ours" }),
    ).toMatchObject({
      tracing: {
        endpoint: "http://127.0.0.1:4318",
        headers: { authorization: "Bearer a=b", "x-team": "ours" },
        service: "shardscope",
        ratio: 0.1,
      },
    });
    const problems = problemsOf({ OTEL_EXPORTER_OTLP_HEADERS: "secret-key", OTEL_TRACES_SAMPLER_ARG: "2" });
    expect(problems).toHaveLength(2);
    expect(problems.join()).not.toContain("secret-key");
  });

  it("treats an empty variable as not set", () => {
    expect(settingsOf({ MAINNET_URL: "", PORT: " " })).toMatchObject({ networks: [], port: 3000 });
  });

  it("ignores a network that is listed twice", () => {
    const { networks } = settingsOf({ NETWORKS: "dev,dev", DEV_URL: "http://localhost:1" });
    expect(networks.map(({ id }) => id)).toEqual(["dev"]);
  });

  it("gives a further network its own coin and address form", () => {
    const [dev] = settingsOf({
      NETWORKS: "dev",
      DEV_URL: "http://localhost:1/prefix",
      DEV_COIN: "TEST",
      DEV_TESTNET: "true",
    }).networks;
    expect(dev).toMatchObject({ id: "dev", url: "http://localhost:1/prefix", coin: "TEST", testnet: true });
  });
});

describe("the embedded chain", () => {
  it("is used when no network is configured", () => {
    const { networks, defaultNetwork } = settingsOf({ ...embeddedNetwork({ LOCALNET_PORT: "9000" }) });
    expect(defaultNetwork).toBe("localnet");
    expect(networks).toMatchObject([{ name: "Localnet", url: "http://127.0.0.1:9000", apiKey: null }]);
  });

  it.each([
    { MAINNET_URL: "https://a.example" },
    { LOCALNET_URL: "http://a.example" },
    { NETWORKS: "mainnet, dev" },
  ])("is not used with %o", (env) => {
    expect(embeddedNetwork(env)).toBeNull();
  });

  it("is called at the rate that its rules allow if they are on", () => {
    const rateOf = (env: Record<string, string>) =>
      settingsOf({ ...env, ...embeddedNetwork(env) }).networks[0]?.requestsPerSecond;
    expect(rateOf({})).toBe(1_000);
    expect(rateOf({ LOCALNET_RULES: "off" })).toBe(1_000);
    expect(rateOf({ LOCALNET_RULES: "on" })).toBe(1);
    expect(rateOf({ LOCALNET_RULES: "on", LOCALNET_API_KEY: "k1" })).toBe(10);
    expect(rateOf({ LOCALNET_RPS: "5" })).toBe(5);
  });

  it("is distinguished from an earlier chain at the same address by its genesis", () => {
    const [network] = settingsOf({ LOCALNET_URL: "http://a.example", LOCALNET_GENESIS: "abc" }).networks;
    expect(network?.genesis).toBe("abc");
    expect(problemsOf({ LOCALNET_URL: "http://a.example", LOCALNET_GENESIS: "a b" })).toHaveLength(1);
  });
});

describe("a wrong value", () => {
  it.each([
    [{ PORT: "0" }, "PORT", "1 to 65535"],
    [{ PORT: "80a" }, "PORT", "1 to 65535"],
    [{ MAINNET_URL: "toncenter.com" }, "MAINNET_URL", "http"],
    [{ MAINNET_URL: "ftp://toncenter.com" }, "MAINNET_URL", "http"],
    [{ MAINNET_URL: "https://toncenter.com/?api_key=abc" }, "MAINNET_URL", "no query"],
    [{ MAINNET_URL: "http://user:50%@a.example" }, "MAINNET_URL", "%25"],
    [{ REDIS_URL: "redis://:p%zz@a.example" }, "REDIS_URL", "%25"],
    [{ NETWORKS: "dev", DEV_URL: " " }, "DEV_URL", "is missing"],
    [
      { MAINNET_URL: "https://a.example", MAINNET_API_KEY: "two words" },
      "MAINNET_API_KEY",
      "one printable word",
    ],
    [{ MAINNET_URL: "https://a.example", MAINNET_RPS: "0" }, "MAINNET_RPS", "0.1 to 10000"],
    [{ DEFAULT_NETWORK: "mainnet" }, "DEFAULT_NETWORK", "whose _URL is set"],
    [{ MAINNET_URL: "https://a.example", DEFAULT_NETWORK: "testnet" }, "DEFAULT_NETWORK", "one of mainnet"],
    [{ NETWORKS: "Dev" }, "NETWORKS", "lower-case"],
    [{ NETWORKS: "blocks", BLOCKS_URL: "http://a.example" }, "NETWORKS", "not a page"],
    [{ NETWORKS: "dev" }, "DEV_URL", "http"],
    [{ REDIS_URL: "http://a.example" }, "REDIS_URL", "redis:"],
    [{ LOG_LEVEL: "loud" }, "LOG_LEVEL", "silent, error"],
    [{ TRUSTED_PROXIES: "11" }, "TRUSTED_PROXIES", "0 to 10"],
  ])("is reported with its variable and the accepted values: %o", (env, name, accepts) => {
    const problems = problemsOf(env);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${name} `));
    expect(problems[0]).toContain(accepts);
  });

  it("is reported together with all others, and never with a key", () => {
    const problems = problemsOf({
      PORT: "x",
      LOG_LEVEL: "x",
      MAINNET_URL: "https://a.example",
      MAINNET_API_KEY: "secret key",
    });
    expect(problems).toHaveLength(3);
    expect(problems.join()).not.toContain("secret");
  });
});

it("no network can have the name of a page", () => {
  const pages = readdirSync(new URL("../../app/[network]", import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  expect(RESERVED_IDS).toEqual(expect.arrayContaining(pages));
});

it("every variable documents the values that it accepts", () => {
  for (const variable of VARIABLES)
    expect(Object.values(variable).every((text) => text.length > 0)).toBe(true);
});
