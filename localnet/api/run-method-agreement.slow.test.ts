import { afterAll, beforeAll, expect, test } from "vitest";
import { knownMethod } from "@/lib/domain/call/methods/known-methods";
import type { ArgKind } from "@/lib/domain/call/methods/method-row";
import { matchesRow } from "@/lib/domain/call/make-call-values";
import { stackValues } from "@/lib/domain/call/stack-values";
import type { StackEntry } from "@/lib/domain/call/stack-entry";
import { parseAddress } from "@/lib/ton/address/read-address";
import type { Address } from "@/lib/ton/address/address";
import { readBoc } from "@/lib/ton/cell/boc";
import { codeMethods } from "@/lib/ton/contract/code-methods";
import type { Hash } from "@/lib/ton/value/hash";
import { readAnswer } from "@/lib/toncenter/answer";
import type { Endpoint, ParamSpecs, ParamValues } from "@/lib/toncenter/endpoint";
import { writeRequest } from "@/lib/toncenter/request";
import type { StackValue } from "@/lib/toncenter/stack";
import { runGetMethod, runGetMethodStd } from "@/lib/toncenter/v2/v2-run-method";
import { accountStates, topAccountsByBalance } from "@/lib/toncenter/v3/v3-account";
import { runGetMethod as runGetMethodV3 } from "@/lib/toncenter/v3/v3-legacy";
import { openReplayedTown, type ReplayedTown } from "../../testing/localnet/indexer/test-town";
import { handleV2 } from "./v2/handle-v2";
import { handleV3 } from "./v3/handle-v3";
import { writeJson } from "./write-json";

/**
 * Both of the node's ways to run a get method and the index's return the same stack, gas and exit code, and the
 * rows of known methods describe what the contracts of the town return.
 */

let replayed: ReplayedTown;

beforeAll(async () => {
  replayed = await openReplayedTown();
});
afterAll(() => replayed.close());

async function call<S extends ParamSpecs, R, T>(
  endpoint: Endpoint<S, R, T>,
  values: ParamValues<S>,
): Promise<R> {
  const { target, body } = writeRequest(endpoint, values);
  const { pathname, searchParams } = new URL(target, "http://localnet/");
  const handle = endpoint.version === "v2" ? handleV2 : handleV3;
  const answer = await handle(replayed.node, {
    method: endpoint.method,
    path: pathname.slice(1),
    query: searchParams,
    body: new TextEncoder().encode(body ?? ""),
    origin: "http://localnet",
  });
  const read = readAnswer(endpoint, {
    status: answer.status,
    body: writeJson(answer.body),
    retryAfterMs: null,
  });
  if (!read.ok) throw new Error(`${target} ${body}: ${JSON.stringify(read.error)}`);
  return read.value;
}

/** One argument of each kind that every contract accepts; the methods need not find anything for it. */
const SOMEBODY = parseAddress(`0:${"AB".repeat(32)}`);
const ARGUMENTS: Readonly<Record<ArgKind, StackEntry>> = {
  int: { is: "int", value: 0n },
  time: { is: "int", value: 1_790_000_000n },
  hash: { is: "int", value: 0n },
  account: { is: "int", value: 1n },
  address: { is: "address", address: SOMEBODY },
  cell: { is: "cell", boc: "te6cckEBAQEAAgAAAEysuc0=" },
  slice: { is: "text", text: "x" },
  domain: { is: "domain", name: "harbour" },
};

interface KnownCall {
  readonly address: Address;
  readonly name: string;
  readonly stack: readonly StackValue[];
}

/** Every known method of each distinct contract code in the town. */
async function knownCalls(): Promise<readonly KnownCall[]> {
  const accounts = (await call(topAccountsByBalance, { limit: 1_000 })).map(({ account }) => account);
  const codes = new Map<Hash, KnownCall[]>();
  for (let from = 0; from < accounts.length; from += 100) {
    const address = accounts.slice(from, from + 100);
    const { accounts: states } = await call(accountStates, { address, include_boc: true });
    for (const { address: own, code_hash: hash, code_boc: boc } of states)
      if (hash !== null && boc !== null && !codes.has(hash)) codes.set(hash, callsOf(own, boc));
  }
  return [...codes.values()].flat();
}

function callsOf(address: Address, boc: string): KnownCall[] {
  const code = readBoc(boc);
  return (codeMethods(code, code.roots[0] ?? 0) ?? []).flatMap((id) => {
    const row = knownMethod(id);
    const stack = stackValues(
      row?.args.flatMap((arg) => (arg.isOptional === true ? [] : [ARGUMENTS[arg.is]])) ?? [],
    );
    return row !== null && stack.ok ? [{ address, name: row.name, stack: stack.value }] : [];
  });
}

/** The node's legacy stack format writes slices as cells. */
function withoutSlices(stack: readonly StackValue[]): readonly StackValue[] {
  return stack.map((value): StackValue => {
    if (value.type === "slice") return { type: "cell", boc: value.boc };
    return value.type === "tuple" || value.type === "list"
      ? { type: value.type, items: withoutSlices(value.items) }
      : value;
  });
}

test("v2 and v3 return the same stack, gas and exit code, and each result matches the row of its method", async () => {
  const succeeded = new Map<string, Set<Address>>();
  for (const { address, name, stack } of await knownCalls()) {
    const of = { address, method: name, stack };
    const legacy = await call(runGetMethod, of);
    const std = await call(runGetMethodStd, of);
    const index = await call(runGetMethodV3, of);
    const where = `${name} of ${address}`;
    const expected = [where, legacy.exit_code, legacy.gas_used, legacy.stack];
    expect([where, std.exit_code, std.gas_used, withoutSlices(std.stack)]).toEqual(expected);
    expect([where, index.exit_code, Number(index.gas_used), withoutSlices(index.stack)]).toEqual(expected);
    if (legacy.exit_code !== 0) continue;
    succeeded.set(name, (succeeded.get(name) ?? new Set()).add(address));
    const row = knownMethod(name);
    expect([where, row !== null && matchesRow(row, legacy.stack)]).toEqual([where, true]);
  }
  const contracts = new Set([...succeeded.values()].flatMap((addresses) => [...addresses]));
  process.stdout.write(`${[...succeeded.keys()].toSorted().join(" ")}; ${contracts.size} contracts\n`);
  expect(succeeded.size).toBeGreaterThanOrEqual(40);
  expect(contracts.size).toBeGreaterThanOrEqual(15);
});
