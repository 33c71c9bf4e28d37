import { LRUCache } from "lru-cache";
import { methodId } from "@/lib/ton/contract/method-id";
import { parseHash, type Hash } from "@/lib/ton/value/hash";
import type { AccountRecord } from "../../../chain-records";
import { contractStateOf } from "../../../contract-state";
import { attempt } from "../../../indexer/attempt";
import { methodIdsIn } from "../../../indexer/code-inspection";
import type { ApiNode } from "../../api-node";
import { INTERFACES, OWN_NAMES } from "./interface-table";

/** Standard wallets, which often receive coins before they are deployed. */
const WALLET = /^wallet_v[1-5](?:r\d|_beta)$/;

const BY_HASH: ReadonlyMap<Hash, string> = new Map(
  INTERFACES.flatMap(({ name, codes }) => codes.map((code) => [parseHash(code), name] as const)),
);
const BY_METHODS = INTERFACES.flatMap(({ name, methods }) =>
  methods.length === 0 ? [] : [{ name, ids: methods.map(methodId) }],
);

/** The name of a contract that is known by its code. */
export function codeName(hash: Hash | null): string | null {
  return hash === null ? null : (BY_HASH.get(hash) ?? null);
}

export function isWalletCode(hash: Hash): boolean {
  return WALLET.test(codeName(hash) ?? "");
}

/** Facts that depend on the code alone and are the same for every account that has it. */
interface CodeFacts {
  /** Null for code without a dictionary of methods. */
  readonly methods: readonly number[] | null;
  readonly names: readonly string[];
}

const NO_CODE: CodeFacts = { methods: null, names: [] };
const facts = new LRUCache<Hash, CodeFacts>({ max: 2_000 });

type CodeOwner = Pick<AccountRecord, "codeHash"> & Partial<Pick<AccountRecord, "shardAccount">>;

function codeFactsOf({ codeHash, shardAccount }: CodeOwner): CodeFacts {
  if (codeHash === null || shardAccount === undefined) return NO_CODE;
  const known = facts.get(codeHash);
  if (known !== undefined) return known;
  const code = attempt(() => contractStateOf({ shardAccount }).code);
  const methods = code === null ? null : methodIdsIn(code);
  const having = new Set(methods);
  const names = BY_METHODS.filter(({ ids }) => ids.every((id) => having.has(id))).map(({ name }) => name);
  const found = { methods, names };
  facts.set(codeHash, found);
  return found;
}

/** The ids of the contract's methods as the service lists them: all in the dictionary of the code. */
export function contractMethodsOf(account: CodeOwner): readonly number[] | null {
  return codeFactsOf(account).methods;
}

/**
 * The service's rule: one name if the code hash is known, otherwise the names of all interfaces whose get methods
 * the contract has; null if there are none, and an empty list for an account without methods. Localnet adds the
 * names of its own contracts.
 */
export function interfacesOf(
  { index }: Pick<ApiNode, "index">,
  account: CodeOwner & Pick<AccountRecord, "address">,
): readonly string[] | null {
  const { codeHash, address } = account;
  const name = codeName(codeHash);
  if (name !== null) return [name];
  const { methods, names } = codeFactsOf(account);
  if (methods === null || methods.length === 0) return [];
  const own = index.tables.kindsAt(address).filter((kind) => OWN_NAMES.has(kind));
  const all = [...new Set([...names, ...own])].sort();
  return all.length === 0 ? null : all;
}

/** The same answer without the names that only localnet has. */
export function withoutOwnNames(value: unknown): unknown {
  if (typeof value === "string") return OWN_NAMES.has(value) ? null : value;
  if (Array.isArray(value))
    return value.flatMap((each: unknown) =>
      typeof each === "string" && OWN_NAMES.has(each) ? [] : [withoutOwnNames(each)],
    );
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withoutOwnNames(each)]));
}
