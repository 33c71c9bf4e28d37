import { resolve } from "node:path";

/** How localnet is to run: read from the environment, every mistake named with what would be right. */
export interface Options {
  readonly port: number;
  readonly folder: string;
  /** Null for that of the chain that is there, or the usual one. */
  readonly seed: string | null;
  /** Seconds since 1970; null for that of the chain that is there, or such that the history ends now. */
  readonly genesisTime: number | null;
  /** About how many transactions there are when the chain goes live. */
  readonly transactions: number;
  readonly tickMs: number;
  readonly network: string;
  /** Null when nobody is asked for a key. */
  readonly keys: readonly ServiceKey[] | null;
}

export interface ServiceKey {
  readonly key: string;
  /** Requests a second. */
  readonly rate: number;
  readonly network: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const LATEST_TIME = 0xffff_ffff;
const NETWORK = /^[a-z][a-z0-9-]{0,31}$/;
const KEY = /^([\x21-\x2b\x2d-\x39\x3b-\x7e]{1,200}):(\d{1,6}(?:\.\d{1,3})?)(?::([a-z][a-z0-9-]{0,31}))?$/;

export function readOptions(env: Environment): Options | { readonly problems: readonly string[] } {
  const problems: string[] = [];
  const given = (name: string) => env[name]?.trim() || null;

  const whole = (name: string, [min, max]: readonly [number, number]) => {
    const text = given(name);
    if (text === null) return null;
    const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
    if (!(value >= min && value <= max)) problems.push(`${name} is "${text}"; it accepts ${min} to ${max}`);
    return value;
  };

  const text = (name: string, form: RegExp, accepts: string) => {
    const value = given(name);
    if (value !== null && !form.test(value)) problems.push(`${name} is "${value}"; it accepts ${accepts}`);
    return value;
  };

  const network = text("LOCALNET_NETWORK", NETWORK, "letters, digits and hyphens") ?? "localnet";
  const rules = text("LOCALNET_RULES", /^(?:on|off)$/, "on or off") === "on";
  const keys = (given("LOCALNET_KEYS") ?? "")
    .split(",")
    .filter((part) => part.trim() !== "")
    .map((part) => {
      const [, key, rate, of] = KEY.exec(part.trim()) ?? [];
      // What is wrong with a key is not printed: it may be a good one of another service.
      if (key === undefined)
        problems.push("LOCALNET_KEYS has a part that is not key:rate or key:rate:network");
      return { key: key ?? "", rate: Number(rate ?? 0), network: of ?? network };
    });

  const options: Options = {
    port: whole("LOCALNET_PORT", [1, 65_535]) ?? 8081,
    folder: resolve(given("LOCALNET_DIR") ?? ".localnet"),
    seed: text("SEED", /^.{1,200}$/, "up to 200 characters"),
    genesisTime: whole("GENESIS_TIME", [1, LATEST_TIME]),
    transactions: whole("LOCALNET_TXS", [0, 1_000_000]) ?? 5_000,
    tickMs: whole("LOCALNET_TICK_MS", [50, 60_000]) ?? 1_000,
    network,
    keys: rules ? keys : null,
  };
  return problems.length === 0 ? options : { problems };
}
