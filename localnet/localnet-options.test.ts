import { describe, expect, it } from "vitest";
import { readOptions, type LocalnetOptions } from "./localnet-options";

function optionsOf(env: Record<string, string>): LocalnetOptions {
  const read = readOptions(env);
  if ("problems" in read) throw new Error(read.problems.join("; "));
  return read;
}

describe("options", () => {
  it("have defaults", () => {
    expect(optionsOf({})).toMatchObject({
      port: 8081,
      seed: null,
      genesisTime: null,
      transactions: 5_000,
      tickMs: 1_000,
      network: "localnet",
      keys: null,
    });
  });

  it("read keys of this and other networks when LOCALNET_RULES is on", () => {
    const env = { LOCALNET_KEYS: "one:10, two:0.5:testnet", LOCALNET_NETWORK: "mainnet" };
    expect(optionsOf({ ...env, LOCALNET_RULES: "on" }).keys).toEqual([
      { key: "one", rate: 10, network: "mainnet" },
      { key: "two", rate: 0.5, network: "testnet" },
    ]);
    expect(optionsOf(env).keys).toBeNull();
  });

  it.each([
    [{ LOCALNET_PORT: "0" }, "LOCALNET_PORT"],
    [{ GENESIS_TIME: "yesterday" }, "GENESIS_TIME"],
    [{ LOCALNET_TXS: "-1" }, "LOCALNET_TXS"],
    [{ LOCALNET_TICK_MS: "1" }, "LOCALNET_TICK_MS"],
    [{ LOCALNET_RULES: "yes" }, "LOCALNET_RULES"],
    [{ LOCALNET_NETWORK: "Main Net" }, "LOCALNET_NETWORK"],
    [{ LOCALNET_KEYS: "secret" }, "LOCALNET_KEYS"],
    [{ SEED: "a".repeat(201) }, "SEED"],
  ])("report which variable is invalid: %o", (env, name) => {
    const read = readOptions(env);
    expect(read).toEqual({ problems: [expect.stringMatching(new RegExp(`^${name} .`))] });
    expect(JSON.stringify(read)).not.toContain("secret");
  });
});
