import { methodId } from "../../../ton/contract/method-id";
import { DOMAIN_METHODS } from "./domain-methods";
import type { MethodRow } from "./method-row";
import { STAKING_METHODS } from "./staking-methods";
import { TOKEN_METHODS } from "./token-methods";
import { WALLET_METHODS } from "./wallet-methods";

/** Methods whose arguments have names and whose results have a meaning. */
export const KNOWN_METHODS: readonly MethodRow[] = [
  ...TOKEN_METHODS,
  ...DOMAIN_METHODS,
  ...WALLET_METHODS,
  ...STAKING_METHODS,
];

const BY_NAME = new Map(KNOWN_METHODS.map((row) => [row.name, row]));
const BY_ID = new Map(KNOWN_METHODS.map((row) => [methodId(row.name), row]));

/** The row of a method by its name or number; null for one that no standard defines. */
export function knownMethod(method: string | number): MethodRow | null {
  return (typeof method === "number" ? BY_ID.get(method) : BY_NAME.get(method)) ?? null;
}
