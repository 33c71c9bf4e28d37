import type { Address } from "@/lib/ton/address/address";
import { FAMILIES } from "../../indexer/families";
import { reachable } from "../../tokens/origin";
import type { ApiNode } from "../node";
import { byText } from "./values";

/** What tokens say of themselves, by their address; other accounts have no place in it. */
export type Metadata = Readonly<Record<Address, MetadataRow>>;

interface MetadataRow {
  readonly is_indexed: boolean;
  readonly token_info: readonly unknown[];
}

export function metadataOf({ index }: ApiNode, addresses: readonly Address[], origin: string): Metadata {
  const asked = [...new Set(addresses)];
  const rows = new Map<Address, MetadataRow>();
  for (const { tokens } of FAMILIES)
    for (const { address, info } of tokens?.(index.tables, asked) ?? [])
      rows.set(address, {
        is_indexed: true,
        token_info: [...(rows.get(address)?.token_info ?? []), reachable(info, origin)],
      });
  return Object.fromEntries([...rows].toSorted(byText));
}
