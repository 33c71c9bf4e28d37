import { parseHash, type Hash } from "@/lib/ton/value/hash";
import type { AccountRecord } from "../../chain-records";
import type { ApiNode } from "../api-node";

/** A contract that is recognized by its code hash. */
export interface CodeInfo {
  /** Interface name in address books. */
  readonly name: string;
  /** A standard wallet, which often receives coins before it is deployed. */
  readonly wallet: boolean;
}

const CODES: readonly (readonly [hash: string, name: string, wallet: boolean])[] = [
  ["oM/CxIruFqJx8s/AtzgtgXVs7LEBfQd/qqs7tgL2how=", "wallet_v1r1", true],
  ["1JAvzJ+tdGmPqONTIgpo2g3PcuMryy657gQhfBfTBiw=", "wallet_v1r2", true],
  ["WHzHie/xyE9G7DeX5F/ICaFP9a4k8eDHpqmcydyQYf8=", "wallet_v1r3", true],
  ["XJpeaMEI4YchoHxC+ZVr+zmtd+xtYktgxXbsiO7mUyk=", "wallet_v2r1", true],
  ["/pUw0yQ4Uwg+8u8LTCkIwKv2+hwx6iQ6rKpb+MfXU/E=", "wallet_v2r2", true],
  ["thBBpYp5gLlG6PueGY48kE0keZ/6NldOpCUcQaVm9YE=", "wallet_v3r1", true],
  ["hNr6RJ+Ypph3ibojI1gHK8D3bcRSQAKl0JGLmnXS1Zk=", "wallet_v3r2", true],
  ["ZN1UgFUixb6KnbWc6gEFzPDQh4bKeb64y3nogKjXMi0=", "wallet_v4r1", true],
  ["/rX/aCDi/w2Ug+fg1iyBfYRniftK5YDIeIZtlZ2r1cA=", "wallet_v4r2", true],
  ["89fKU0k97trCizgZhqhJQDy6w9LFhHea8IEGWvCsS5M=", "wallet_v5_beta", true],
  ["IINLe3KxEhR+Gy+0V7hOdNGjDwT3N9T2KmaOlVLSty8=", "wallet_v5r1", true],
  ["lJTRzI7fEvBWcaGpugmSEJbrUIEeGSTsZcPGKfu4CBI=", "wallet_highload_v2", false],
  ["EayteVWEQJDyg78ji8FEmHH3g+fMCXlAjT9IWUg+hSU=", "wallet_highload_v3r1", false],
  ["tItTGr7DtxRjgpH3137W3J9qJynvyiBHcTc3TUrotZA=", "wallet_vesting", false],
];

const BY_HASH: ReadonlyMap<Hash, CodeInfo> = new Map(
  CODES.map(([hash, name, wallet]) => [parseHash(hash), { name, wallet }]),
);

export function codeInfo(hash: Hash | null): CodeInfo | null {
  return hash === null ? null : (BY_HASH.get(hash) ?? null);
}

/** Null for an account without code. */
export function interfacesOf(
  { index }: Pick<ApiNode, "index">,
  { address, codeHash }: Pick<AccountRecord, "address" | "codeHash">,
): readonly string[] | null {
  if (codeHash === null) return null;
  const info = codeInfo(codeHash);
  const names = [...(info === null ? [] : [info.name]), ...index.tables.kindsAt(address)];
  return [...new Set(names)].sort();
}
