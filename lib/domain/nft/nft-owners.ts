import type { Address } from "../../ton/address/address";
import type { NftItem } from "../../toncenter/v3/v3-nft";
import type { Party } from "../transaction/transaction-row";
import { nftItemRow, type NamedAnswer } from "./make-nft-rows";
import type { ApiError } from "../../toncenter/error";

/** An owner of NFTs of a collection. */
export interface NftOwner {
  readonly owner: Party;
  readonly items: number;
  readonly listed: number;
  /** Of the items that were loaded, from 0 to 1. */
  readonly share: number;
}

/** Who owns the items that were loaded. */
export interface NftOwners {
  /** The owners with the most items. */
  readonly largest: readonly NftOwner[];
  readonly owners: number;
  readonly items: number;
  /** Whether these are all items of the collection. */
  readonly isAll: boolean;
  readonly problem: ApiError | null;
}

const SHOWN = 100;

export function nftOwners(items: readonly NftItem[], isAll: boolean, answer: NamedAnswer): NftOwners {
  const byOwner = new Map<Address, { owner: Party; items: number; listed: number }>();
  for (const item of items) {
    const { owner, listing } = nftItemRow(item, answer);
    if (owner === null) continue;
    const { items: before = 0, listed = 0 } = byOwner.get(owner.address) ?? {};
    byOwner.set(owner.address, {
      owner,
      items: before + 1,
      listed: listed + (listing === null ? 0 : 1),
    });
  }
  return {
    largest: [...byOwner.values()]
      .toSorted((one, other) => other.items - one.items)
      .slice(0, SHOWN)
      .map((one) => ({ ...one, share: one.items / items.length })),
    owners: byOwner.size,
    items: items.length,
    isAll,
    problem: null,
  };
}
