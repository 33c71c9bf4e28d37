import { resolve } from "node:path";
import type { ServiceKey } from "./api/access/access-rules";

/** Settings of localnet, read from the environment. Every invalid variable is reported with the accepted values. */
export interface LocalnetOptions {
  readonly port: number;
  readonly folder: string;
  /** Null: the seed of the existing chain, or the default one. */
  readonly seed: string | null;
  /** Unix time. Null: that of the existing chain, or chosen so that the history ends now. */
  readonly genesisTime: number | null;
  /** Approximate number of transactions when the chain goes live. */
  readonly transactions: number;
  readonly tickMs: number;
  readonly network: string;
  /** Null when no API key is checked. */
  readonly keys: readonly ServiceKey[] | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

const LATEST_TIME = 0xffff_ffff;
const NETWORK = /^[a-z][a-z0-9-]{0,31}$/;
const KEY = /^([\x21-\x2b\x2d-\x39\x3b-\x7e]{1,200}):(\d{1,6}(?:\.\d{1,3})?)(?::([a-z][a-z0-9-]{0,31}))?$/;

export function readOptions(env: Environment): LocalnetOptions | { readonly problems: readonly string[] } {
  const problems: string[] = [];
  const variable = (name: string) => env[name]?.trim() || null;

  const integer = (name: string, [min, max]: readonly [number, number]) => {
    const text = variable(name);
    if (text === null) return null;
    const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
    if (!(value >= min && value <= max)) problems.push(`${name} is "${text}"; it accepts ${min} to ${max}`);
    return value;
  };

  const text = (name: string, form: RegExp, accepts: string) => {
    const value = variable(name);
    if (value !== null && !form.test(value)) problems.push(`${name} is "${value}"; it accepts ${accepts}`);
    return value;
  };

  const network = text("LOCALNET_NETWORK", NETWORK, "letters, digits and hyphens") ?? "localnet";
  const rules = text("LOCALNET_RULES", /^(?:on|off)$/, "on or off") === "on";
  const keys = (variable("LOCALNET_KEYS") ?? "")
    .split(",")
    .filter((part) => part.trim() !== "")
    .map((part) => {
      const [, key, rate, of] = KEY.exec(part.trim()) ?? [];
      // Do not print the key: it may be valid for another service.
      if (key === undefined)
        problems.push("LOCALNET_KEYS has a part that is not key:rate or key:rate:network");
      return { key: key ?? "", rate: Number(rate ?? 0), network: of ?? network };
    });

  const options: LocalnetOptions = {
    port: integer("LOCALNET_PORT", [1, 65_535]) ?? 8081,
    folder: resolve(variable("LOCALNET_DIR") ?? ".localnet"),
    seed: text("SEED", /^.{1,200}$/, "up to 200 characters"),
    genesisTime: integer("GENESIS_TIME", [1, LATEST_TIME]),
    transactions: integer("LOCALNET_TXS", [0, 1_000_000]) ?? 5_000,
    tickMs: integer("LOCALNET_TICK_MS", [50, 60_000]) ?? 1_000,
    network,
    keys: rules ? keys : null,
  };
  return problems.length === 0 ? options : { problems };
}
