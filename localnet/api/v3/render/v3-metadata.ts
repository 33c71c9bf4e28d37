import type { Address } from "@/lib/ton/address/address";
import { FAMILIES } from "../../../indexer/contract-families";
import { withReachableUrls } from "../../../tokens/token-uris";
import type { ApiNode } from "../../api-node";
import { byKey } from "./v3-json-values";

/** Token metadata by address; accounts without any are left out. */
export type Metadata = Readonly<Record<Address, MetadataEntry>>;

interface MetadataEntry {
  readonly is_indexed: boolean;
  readonly token_info: readonly unknown[];
}

export function metadataOf({ index }: ApiNode, addresses: readonly Address[], origin: string): Metadata {
  const unique = [...new Set(addresses)];
  const rows = new Map<Address, MetadataEntry>();
  for (const { tokens } of FAMILIES)
    for (const { address, info } of tokens?.(index.tables, unique) ?? [])
      rows.set(address, {
        is_indexed: true,
        token_info: [...(rows.get(address)?.token_info ?? []), withReachableUrls(info, origin)],
      });
  return Object.fromEntries([...rows].toSorted(byKey));
}
