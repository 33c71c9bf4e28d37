import { beginCell, Dictionary, type Address, type Builder, type Cell } from "@ton/core";
import { onChain } from "../../tokens/cells";
import { uriOf } from "../../tokens/origin";
import { coins, type Parcel } from "../act";
import { visit } from "../errands";
import type { Collection } from "./collections";

const OP = {
  mint: 1,
  mintMany: 2,
  transfer: 0x5fcc3d14,
  askOrigin: 0x2fcb26a2,
  askRoyalty: 0x693d3950,
  prove: 0x04ded148,
  destroy: 0x1f04537a,
  revoke: 0x6f89f5e3,
} as const;

/** An item keeps some of it, for its rent. */
const ITEM_VALUE = coins(0.06);
const COST_OF_MINTING = coins(0.02);
const WAY = coins(0.12);
const FORWARDED = coins(0.01);

export interface Minted {
  readonly number: number;
  readonly owner: Address;
  /** Without which an item can be handed on. */
  readonly authority?: Address;
}

/** Makes items with numbers in a row; the first time it builds their collection. */
export function mint(collection: Collection, items: readonly Minted[]): Parcel {
  const list = Dictionary.empty(Dictionary.Keys.Uint(64), ITEM);
  for (const item of items)
    list.set(item.number, { ...item, file: `${collection.name}-${item.number}.json` });
  const body = beginCell()
    .storeUint(OP.mintMany, 32)
    .storeUint(0, 64)
    .storeRef(beginCell().storeDictDirect(list))
    .endCell();
  const amount = (ITEM_VALUE + COST_OF_MINTING) * BigInt(items.length) + WAY;
  return visit(collection, amount, body);
}

const ITEM = {
  serialize: ({ owner, authority, file }: Minted & { readonly file: string }, into: Builder) => {
    const body = beginCell().storeAddress(owner).storeRef(beginCell().storeStringTail(file));
    if (authority !== undefined) body.storeAddress(authority);
    into.storeCoins(ITEM_VALUE).storeRef(body);
  },
  parse: () => {
    throw new Error("nobody reads them back");
  },
};

export interface Postcard {
  readonly number: number;
  readonly to: Address;
  readonly name: string;
  readonly text: string;
  readonly picture: string;
}

/** Whoever writes one pays for it. */
export function writePostcard(collection: Collection, { number, to, name, text, picture }: Postcard): Parcel {
  const content = onChain({ name, description: text, image: uriOf(picture) });
  const body = beginCell()
    .storeUint(OP.mint, 32)
    .storeUint(0, 64)
    .storeUint(number, 64)
    .storeCoins(ITEM_VALUE)
    .storeRef(beginCell().storeAddress(to).storeRef(content))
    .endCell();
  return visit(collection, ITEM_VALUE + WAY, body);
}

export interface Handing {
  readonly item: Address;
  readonly from: Address;
  readonly to: Address;
  readonly number?: number;
  /** Words for the new owner. */
  readonly comment?: string;
}

/** An item is given away; what is left of the fare comes back. */
export function handOver({ item, from, to, number = 0, comment }: Handing): Parcel {
  const body = transferTo({ to, from, number, forwarded: FORWARDED });
  if (comment === undefined) body.storeBit(false);
  else body.storeBit(true).storeRef(beginCell().storeUint(0, 32).storeStringTail(comment));
  return { to: item, amount: WAY, body: body.endCell(), returns: true };
}

/** The beginning of a transfer, up to what is forwarded with the item. */
export function transferTo({ to, from, number, forwarded }: Transfer): Builder {
  return beginCell()
    .storeUint(OP.transfer, 32)
    .storeUint(number, 64)
    .storeAddress(to)
    .storeAddress(from)
    .storeMaybeRef(null)
    .storeCoins(forwarded);
}

interface Transfer {
  readonly to: Address;
  readonly from: Address;
  readonly number: number;
  readonly forwarded: bigint;
}

type Question = "askOrigin" | "askRoyalty" | "destroy" | "revoke";

/** What is asked of an item or a collection by its name alone. */
export function ask(what: Question, of: Address, number = 0): Parcel {
  const body = beginCell().storeUint(OP[what], 32).storeUint(number, 64).endCell();
  return { to: of, amount: WAY, body, returns: true };
}

/** A certificate tells somebody whose it is. */
export function prove(item: Address, to: Address, why: Cell): Parcel {
  const body = beginCell()
    .storeUint(OP.prove, 32)
    .storeUint(0, 64)
    .storeAddress(to)
    .storeRef(why)
    .storeBit(true)
    .endCell();
  return { to: item, amount: WAY, body, returns: true };
}
