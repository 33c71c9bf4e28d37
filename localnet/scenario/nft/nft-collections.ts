import { beginCell, contractAddress, type Address, type Cell } from "@ton/core";
import { codeOf, type CodeName } from "../../contracts/stored-code";
import { offChain, onChain } from "../../tokens/metadata-cells";
import { tokenUri } from "../../tokens/token-uris";
import { BASECHAIN, townContract, type TownContract } from "../town-contracts";
import type { ResidentName } from "../residents";
import type { Town } from "../town";

interface CollectionPlan {
  readonly code: CodeName;
  /** Also receives the royalties. */
  readonly owner: ResidentName;
  readonly item: CodeName;
  /** In thousandths of the price. */
  readonly royalty: number;
  readonly data: (plan: CollectionPlan, own: CollectionIdentity) => Cell;
}

interface CollectionIdentity {
  readonly name: CollectionName;
  readonly owner: Address;
}

const ROYALTY_BASE = 1_000;

/** The collections. Residents mint postcards themselves; rewards are unrequested. */
const COLLECTION_PLANS = {
  rooftops: {
    code: "nft_collection_editable",
    owner: "paula",
    item: "nft_item_simple",
    royalty: 50,
    data: sequentialData,
  },
  cats: {
    code: "nft_collection_editable",
    owner: "kaito",
    item: "nft_item_simple",
    royalty: 25,
    data: sequentialData,
  },
  certificates: {
    code: "nft_collection_editable",
    owner: "edith",
    item: "soulbound",
    royalty: 0,
    data: sequentialData,
  },
  postcards: { code: "postcards", owner: "rosa", item: "nft_item_simple", royalty: 100, data: postcardsData },
  rewards: {
    code: "nft_collection_editable",
    owner: "stranger",
    item: "nft_item_simple",
    royalty: 0,
    data: sequentialData,
  },
  /** Minted only when a crowd is requested. */
  tickets: {
    code: "nft_collection_editable",
    owner: "faucet",
    item: "nft_item_simple",
    royalty: 0,
    data: sequentialData,
  },
} satisfies Record<string, CollectionPlan>;

export type CollectionName = keyof typeof COLLECTION_PLANS;

export interface Collection extends TownContract {
  readonly name: CollectionName;
  readonly owner: ResidentName;
  /** The owner's part of a price. */
  royaltyOf(price: bigint): bigint;
  readonly royalty: { readonly to: Address; readonly factor: number; readonly base: number };
  itemAt(number: number): Address;
}

export function collectionOf(town: Town, name: CollectionName): Collection {
  const plan: CollectionPlan = COLLECTION_PLANS[name];
  const to = town.addressOf(plan.owner);
  const { address, init } = townContract(BASECHAIN, codeOf(plan.code), plan.data(plan, { name, owner: to }));
  const itemCode = codeOf(plan.item);
  return {
    name,
    address,
    init,
    owner: plan.owner,
    royalty: { to, factor: plan.royalty, base: ROYALTY_BASE },
    royaltyOf: (price) => (price * BigInt(plan.royalty)) / BigInt(ROYALTY_BASE),
    itemAt: (number) => contractAddress(BASECHAIN, { code: itemCode, data: itemData(number, address) }),
  };
}

function itemData(number: number, collection: Address): Cell {
  return beginCell().storeUint(number, 64).storeAddress(collection).endCell();
}

function royaltyCell({ royalty }: CollectionPlan, { owner }: CollectionIdentity): Cell {
  return beginCell().storeUint(royalty, 16).storeUint(ROYALTY_BASE, 16).storeAddress(owner).endCell();
}

/** Items have consecutive numbers, and the collection holds the prefix of their metadata. */
function sequentialData(plan: CollectionPlan, own: CollectionIdentity): Cell {
  const content = beginCell()
    .storeRef(offChain(tokenUri(`${own.name}.json`)))
    .storeRef(beginCell().storeStringTail(tokenUri("")));
  return beginCell()
    .storeAddress(own.owner)
    .storeUint(0, 64)
    .storeRef(content)
    .storeRef(codeOf(plan.item))
    .storeRef(royaltyCell(plan, own))
    .endCell();
}

function postcardsData(plan: CollectionPlan, own: CollectionIdentity): Cell {
  const content = onChain({
    name: "Postcards",
    description: "Written by whoever likes to. All that is on them is kept in the chain.",
    image: tokenUri("postcards.svg"),
  });
  return beginCell()
    .storeAddress(own.owner)
    .storeRef(content)
    .storeRef(codeOf(plan.item))
    .storeRef(royaltyCell(plan, own))
    .endCell();
}
