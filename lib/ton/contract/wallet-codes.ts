import type { Hash } from "../value/hash";
import { codeName } from "./code-names";

/** What the service counts as wallets: it gives their addresses in the non-bounceable form. */
const WALLETS: ReadonlySet<string> = new Set([
  "wallet_v1r1",
  "wallet_v1r2",
  "wallet_v1r3",
  "wallet_v2r1",
  "wallet_v2r2",
  "wallet_v3r1",
  "wallet_v3r2",
  "wallet_v4r1",
  "wallet_v4r2",
  "wallet_v5_beta",
  "wallet_v5r1",
]);

/** The beta of version 5 as wallets do not hold it: they refer to it as a library, and only that counts. */
const BETA_IN_LIBRARY = "e4cf3b2f4c6d6a61ea0f2b5447d266785b26af3637db2deee6bcd1aa826f3412";

export function isWalletCode(hash: Hash): boolean {
  return hash !== BETA_IN_LIBRARY && WALLETS.has(codeName(hash) ?? "");
}
