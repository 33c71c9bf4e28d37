import { setTimeout as wait } from "node:timers/promises";
import * as v from "valibot";
import { CallList, type Call } from "./call-log";
import { CONTROL } from "./control-routes";
import { Facts } from "./facts";
import { UPSTREAM_URL } from "../world/world";
import type { InsertRowsInput, ListName, ScriptInput } from "./script";

const POLL_MS = 15;
const WAIT_LIMIT_MS = 10_000;

/** Selects calls. */
export interface CallMatch {
  readonly version?: "v2" | "v3";
  /** The whole path after the version, or a pattern for it. */
  readonly path?: string | RegExp;
  /** Parameters that the query must contain. */
  readonly query?: Readonly<Record<string, string>>;
}

export interface UpstreamControl {
  /** Base URL for clients of this network. */
  readonly baseUrl: string;
  /** Replaces the network's script; omitted fields get their defaults. */
  script(script: ScriptInput): Promise<void>;
  /** Deletes the network's script, chain and calls. */
  reset(): Promise<void>;
  calls(matching?: CallMatch): Promise<readonly Call[]>;
  /** Number of all calls ever made; `calls` returns the last 2,000. */
  totalCalls(): Promise<number>;
  /** Waits until there are at least `count` calls and returns them. */
  waitForCalls(count: number, matching?: CallMatch): Promise<readonly Call[]>;
  insertRows(list: ListName, rows: number, more?: Pick<InsertRowsInput, "account" | "under">): Promise<void>;
  advanceHead(blocks: number): Promise<void>;
  /** Addresses and hashes that exist on this network. */
  facts(): Promise<Facts>;
}

/** Controls one network of a running upstream that listens at `url`. */
export function upstream(network: string, url: string = UPSTREAM_URL): UpstreamControl {
  const send = (method: string, what: string, body?: unknown) =>
    request(`${url}/${CONTROL}/${network}${what}`, method, body);
  const list = async (): Promise<CallList> => v.parse(CallList, await send("GET", "/calls"));
  const calls = async (matching: CallMatch = {}) =>
    (await list()).calls.filter((call) => fits(call, matching));
  return {
    baseUrl: `${url}/${network}`,
    script: async (script) => void (await send("PUT", "", script)),
    reset: async () => void (await send("DELETE", "")),
    calls,
    totalCalls: async () => (await list()).total,
    waitForCalls: async (count, matching) => {
      const until = Date.now() + WAIT_LIMIT_MS;
      for (;;) {
        const found = await calls(matching);
        if (found.length >= count) return found;
        if (Date.now() > until)
          throw new Error(
            `${found.length} of ${count} calls came to ${network}: ${JSON.stringify(matching)}`,
          );
        await wait(POLL_MS);
      }
    },
    insertRows: async (name, rows, more) => void (await send("POST", "/rows", { list: name, rows, ...more })),
    advanceHead: async (blocks) => void (await send("POST", "/head", { blocks })),
    facts: async () => v.parse(Facts, await send("GET", "/facts")),
  };
}

async function request(url: string, method: string, body: unknown): Promise<unknown> {
  const response = await fetch(url, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${text}`);
  return JSON.parse(text);
}

function fits(call: Call, { version, path, query = {} }: CallMatch): boolean {
  if (version !== undefined && version !== call.version) return false;
  if (typeof path === "string" ? path !== call.path : path !== undefined && !path.test(call.path))
    return false;
  const parameters = new URLSearchParams(call.query);
  return Object.entries(query).every(([name, value]) => parameters.getAll(name).includes(value));
}
