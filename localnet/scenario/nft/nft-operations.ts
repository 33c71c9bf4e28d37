import { beginCell, Dictionary, type Address, type Builder, type Cell } from "@ton/core";
import { onChain } from "../../tokens/metadata-cells";
import { tokenUri } from "../../tokens/token-uris";
import { coins, type OutgoingMessage } from "../scenario-event";
import { deployOrCall } from "../town-operations";
import type { Collection } from "./nft-collections";

const NFT_OPCODES = {
  mint: 1,
  mintMany: 2,
  transfer: 0x5fcc3d14,
  getStaticData: 0x2fcb26a2,
  getRoyaltyParams: 0x693d3950,
  prove: 0x04ded148,
  destroy: 0x1f04537a,
  revoke: 0x6f89f5e3,
} as const;

/** The item keeps a part of it for its rent. */
const ITEM_VALUE = coins(0.06);
const COST_OF_MINTING = coins(0.02);
const TRANSFER_AMOUNT = coins(0.12);
const FORWARD_AMOUNT = coins(0.01);

export interface NewItem {
  readonly number: number;
  readonly owner: Address;
  /** Set for soulbound items only. */
  readonly authority?: Address;
  /** The name of its metadata file; by default the one with its number. */
  readonly file?: string;
}

/** Mints items with consecutive numbers; the first message deploys the collection. */
export function mintItems(collection: Collection, items: readonly NewItem[]): OutgoingMessage {
  const list = Dictionary.empty(Dictionary.Keys.Uint(64), ITEM);
  for (const item of items)
    list.set(item.number, { file: `${collection.name}-${item.number}.json`, ...item });
  const body = beginCell()
    .storeUint(NFT_OPCODES.mintMany, 32)
    .storeUint(0, 64)
    .storeRef(beginCell().storeDictDirect(list))
    .endCell();
  const amount = (ITEM_VALUE + COST_OF_MINTING) * BigInt(items.length) + TRANSFER_AMOUNT;
  return deployOrCall(collection, amount, body);
}

const ITEM = {
  serialize: ({ owner, authority, file }: NewItem & { readonly file: string }, into: Builder) => {
    const body = beginCell().storeAddress(owner).storeRef(beginCell().storeStringTail(file));
    if (authority !== undefined) body.storeAddress(authority);
    into.storeCoins(ITEM_VALUE).storeRef(body);
  },
  parse: () => {
    throw new Error("items are only written");
  },
};

export interface Postcard {
  readonly number: number;
  readonly to: Address;
  readonly name: string;
  readonly text: string;
  readonly picture: string;
}

/** Any resident can mint a postcard and pays for it. */
export function writePostcard(
  collection: Collection,
  { number, to, name, text, picture }: Postcard,
): OutgoingMessage {
  const content = onChain({ name, description: text, image: tokenUri(picture) });
  const body = beginCell()
    .storeUint(NFT_OPCODES.mint, 32)
    .storeUint(0, 64)
    .storeUint(number, 64)
    .storeCoins(ITEM_VALUE)
    .storeRef(beginCell().storeAddress(to).storeRef(content))
    .endCell();
  return deployOrCall(collection, ITEM_VALUE + TRANSFER_AMOUNT, body);
}

export interface ItemTransfer {
  readonly item: Address;
  readonly from: Address;
  readonly to: Address;
  readonly number?: number;
  /** A comment for the new owner. */
  readonly comment?: string;
}

/** Transfers an item; the excess is returned. */
export function transferItem({ item, from, to, number = 0, comment }: ItemTransfer): OutgoingMessage {
  const body = transferHead({ to, from, number, forwarded: FORWARD_AMOUNT });
  if (comment === undefined) body.storeBit(false);
  else body.storeBit(true).storeRef(beginCell().storeUint(0, 32).storeStringTail(comment));
  return { to: item, amount: TRANSFER_AMOUNT, body: body.endCell(), bounce: true };
}

/** The transfer body up to the forwarded amount. */
export function transferHead({ to, from, number, forwarded }: TransferHead): Builder {
  return beginCell()
    .storeUint(NFT_OPCODES.transfer, 32)
    .storeUint(number, 64)
    .storeAddress(to)
    .storeAddress(from)
    .storeMaybeRef(null)
    .storeCoins(forwarded);
}

interface TransferHead {
  readonly to: Address;
  readonly from: Address;
  readonly number: number;
  readonly forwarded: bigint;
}

type ItemOperation = "getStaticData" | "getRoyaltyParams" | "destroy" | "revoke";

/** An operation without parameters on an item or a collection. */
export function itemOperation(what: ItemOperation, of: Address, number = 0): OutgoingMessage {
  const body = beginCell().storeUint(NFT_OPCODES[what], 32).storeUint(number, 64).endCell();
  return { to: of, amount: TRANSFER_AMOUNT, body, bounce: true };
}

/** A soulbound item proves its owner to another account. */
export function proveOwnership(item: Address, to: Address, why: Cell): OutgoingMessage {
  const body = beginCell()
    .storeUint(NFT_OPCODES.prove, 32)
    .storeUint(0, 64)
    .storeAddress(to)
    .storeRef(why)
    .storeBit(true)
    .endCell();
  return { to: item, amount: TRANSFER_AMOUNT, body, bounce: true };
}
