import { Address as StandardAddress, beginCell, Cell } from "@ton/core";
import type { Address } from "@/lib/ton/address/address";
import type { StackValue } from "@/lib/toncenter/stack";
import { snakeOf } from "../../indexer/content/snake";
import type { ApiNode } from "../node";
import { account } from "./common-fields";
import { cellText } from "../../contract-state";
import { dnsRecords } from "./dns-content";
import { runMethod } from "./get-method";
import { accountAt } from "./lookup";
import { method, type Method } from "./method";
import { Refused } from "./refusal";
import { Results } from "./results";
import { tokenContent } from "./token-content";
import { friendly } from "./wire";

type Ask = (
  address: Address,
  name: string,
  atLeast: number,
  stack?: readonly StackValue[],
) => Promise<Results>;

const askOf =
  (node: ApiNode): Ask =>
  async (address, name, atLeast, stack = []) =>
    new Results(await runMethod(node, accountAt(node, address, null), null, name, stack), atLeast);

const somebody = (address: Address | null) => (address === null ? undefined : friendly(address));

async function jettonMaster(ask: Ask, address: Address): Promise<object> {
  const data = await ask(address, "get_jetton_data", 5);
  return {
    "@type": "ext.tokens.jettonMasterData",
    address: friendly(address),
    contract_type: "jetton_master",
    total_supply: data.number(0).toString(),
    mintable: data.number(1) !== 0n,
    admin_address: somebody(data.address(2)),
    jetton_content: tokenContent(data.cell(3)),
    jetton_wallet_code: cellText(data.cell(4)),
  };
}

const slice = (address: Address): StackValue => ({
  type: "slice",
  boc: cellText(beginCell().storeAddress(StandardAddress.parseRaw(address)).endCell()),
});

/** A wallet is one only if its master says so too. */
async function jettonWallet(ask: Ask, address: Address): Promise<object> {
  const data = await ask(address, "get_wallet_data", 4);
  const [owner, jetton] = [data.address(1), data.address(2)];
  if (owner === null || jetton === null) throw new Refused(409, "Verification on master failed");
  const told = await ask(jetton, "get_wallet_address", 1, [slice(owner)]);
  if (told.address(0) !== address) throw new Refused(409, "Verification on master failed");
  return {
    "@type": "ext.tokens.jettonWalletData",
    address: friendly(address),
    contract_type: "jetton_wallet",
    balance: data.number(0).toString(),
    owner: friendly(owner),
    jetton: friendly(jetton),
    jetton_wallet_code: cellText(data.cell(3)),
  };
}

async function nftCollection(ask: Ask, address: Address): Promise<object> {
  const data = await ask(address, "get_collection_data", 3);
  return {
    "@type": "ext.tokens.nftCollectionData",
    address: friendly(address),
    contract_type: "nft_collection",
    next_item_index: data.number(0).toString(),
    owner_address: somebody(data.address(2)),
    collection_content: tokenContent(data.cell(1)),
  };
}

async function nftItem(ask: Ask, address: Address): Promise<object> {
  const data = await ask(address, "get_nft_data", 5);
  const [index, collection] = [data.number(1), data.address(2)];
  return {
    "@type": "ext.tokens.nftItemData",
    address: friendly(address),
    contract_type: "nft_item",
    init: data.number(0) !== 0n,
    index: index.toString(),
    collection_address: somebody(collection),
    owner_address: somebody(data.address(3)),
    content:
      collection === null
        ? tokenContent(data.cell(4))
        : await itemContent(ask, { address, collection, index, own: data.cell(4) }),
  };
}

interface Item {
  readonly address: Address;
  readonly collection: Address;
  readonly index: bigint;
  readonly own: Cell;
}

async function itemContent(ask: Ask, { address, collection, index, own }: Item): Promise<unknown> {
  const number: StackValue = { type: "num", value: index };
  const told = await ask(collection, "get_nft_address_by_index", 1, [number]);
  if (told.address(0) !== address) throw new Refused(409, "Verification on collection failed");
  const domain = await domainContent(ask, address).catch(() => null);
  if (domain !== null) return domain;
  const content = await ask(collection, "get_nft_content", 1, [number, { type: "cell", boc: cellText(own) }]);
  return tokenContent(content.cell(0));
}

/** The contract itself is asked for all its records: a zero byte is its own name. */
async function domainContent(ask: Ask, address: Address): Promise<unknown> {
  const self: StackValue = { type: "slice", boc: cellText(beginCell().storeUint(0, 8).endCell()) };
  const records = await ask(address, "dnsresolve", 2, [self, { type: "num", value: 0n }]);
  const name = await ask(address, "get_domain", 1);
  const domain = Buffer.from(snakeOf(name.text(0), 0) ?? new Uint8Array(0)).toString("utf8");
  return { domain: `${domain}.ton`, data: dnsRecords(records.cell(1)) };
}

const KINDS = [jettonMaster, jettonWallet, nftCollection, nftItem] as const;

const getTokenData = method({
  fields: { address: account },
  answer: async (node, { address }) => {
    const ask = askOf(node);
    for (const read of KINDS) {
      const found = await read(ask, address).catch(() => null);
      if (found !== null) return found;
    }
    throw new Refused(409, `Smart contract ${address} is not Jetton or NFT`);
  },
});

export const TOKENS: Readonly<Record<string, Method>> = { getTokenData };
