import { beginCell, contractAddress, type Address, type Cell } from "@ton/core";
import { codeOf, type CodeName } from "../../contracts/code";
import { offChain, onChain } from "../../tokens/cells";
import { uriOf } from "../../tokens/origin";
import { BASECHAIN, place, type Place } from "../places";
import type { ResidentName } from "../residents";
import type { Town } from "../town";

interface Plan {
  readonly code: CodeName;
  /** Also gets the royalties. */
  readonly owner: ResidentName;
  readonly item: CodeName;
  /** In thousandths of the price. */
  readonly royalty: number;
  readonly data: (plan: Plan, own: Own) => Cell;
}

interface Own {
  readonly name: CollectionName;
  readonly owner: Address;
}

const ROYALTY_BASE = 1_000;

/** What there is of each, and by whom. Postcards are written by everybody, rewards are what nobody has asked for. */
const PLANS = {
  rooftops: {
    code: "nft_collection_editable",
    owner: "paula",
    item: "nft_item_simple",
    royalty: 50,
    data: numbered,
  },
  cats: {
    code: "nft_collection_editable",
    owner: "kaito",
    item: "nft_item_simple",
    royalty: 25,
    data: numbered,
  },
  certificates: {
    code: "nft_collection_editable",
    owner: "edith",
    item: "soulbound",
    royalty: 0,
    data: numbered,
  },
  postcards: { code: "postcards", owner: "rosa", item: "nft_item_simple", royalty: 100, data: ofPostcards },
  rewards: {
    code: "nft_collection_editable",
    owner: "stranger",
    item: "nft_item_simple",
    royalty: 0,
    data: numbered,
  },
} satisfies Record<string, Plan>;

export type CollectionName = keyof typeof PLANS;

export interface Collection extends Place {
  readonly name: CollectionName;
  readonly owner: ResidentName;
  /** What the owner gets of a price. */
  royaltyOf(price: bigint): bigint;
  readonly royalty: { readonly to: Address; readonly factor: number; readonly base: number };
  itemAt(number: number): Address;
}

export function openCollection(town: Town, name: CollectionName): Collection {
  const plan: Plan = PLANS[name];
  const to = town.addressOf(plan.owner);
  const { address, build } = place(BASECHAIN, codeOf(plan.code), plan.data(plan, { name, owner: to }));
  const itemCode = codeOf(plan.item);
  return {
    name,
    address,
    build,
    owner: plan.owner,
    royalty: { to, factor: plan.royalty, base: ROYALTY_BASE },
    royaltyOf: (price) => (price * BigInt(plan.royalty)) / BigInt(ROYALTY_BASE),
    itemAt: (number) => contractAddress(BASECHAIN, { code: itemCode, data: itemData(number, address) }),
  };
}

function itemData(number: number, collection: Address): Cell {
  return beginCell().storeUint(number, 64).storeAddress(collection).endCell();
}

function royaltyCell({ royalty }: Plan, { owner }: Own): Cell {
  return beginCell().storeUint(royalty, 16).storeUint(ROYALTY_BASE, 16).storeAddress(owner).endCell();
}

/** Items have numbers in a row, and their metadata is kept where the collection says. */
function numbered(plan: Plan, own: Own): Cell {
  const content = beginCell()
    .storeRef(offChain(uriOf(`${own.name}.json`)))
    .storeRef(beginCell().storeStringTail(uriOf("")));
  return beginCell()
    .storeAddress(own.owner)
    .storeUint(0, 64)
    .storeRef(content)
    .storeRef(codeOf(plan.item))
    .storeRef(royaltyCell(plan, own))
    .endCell();
}

function ofPostcards(plan: Plan, own: Own): Cell {
  const content = onChain({
    name: "Postcards",
    description: "Written by whoever likes to. All that is on them is kept in the chain.",
    image: uriOf("postcards.svg"),
  });
  return beginCell()
    .storeAddress(own.owner)
    .storeRef(content)
    .storeRef(codeOf(plan.item))
    .storeRef(royaltyCell(plan, own))
    .endCell();
}
