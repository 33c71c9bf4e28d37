import { Address as StandardAddress, beginCell, Cell } from "@ton/core";
import type { Address } from "@/lib/ton/address/address";
import type { StackValue } from "@/lib/toncenter/stack";
import { readSnake } from "../../indexer/content/snake-cells";
import type { ApiNode } from "../api-node";
import { account } from "./v2-shared-fields";
import { cellText } from "../../contract-state";
import { renderDnsRecords } from "./render-dns-records";
import { executeGetMethod } from "./execute-get-method";
import { accountAt } from "./v2-lookup";
import { method, type Method } from "./v2-method";
import { RefusedRequest } from "../refused-request";
import { GetMethodResult } from "./get-method-result";
import { renderTokenContent } from "./render-token-content";
import { friendly } from "./v2-json-values";

type CallGetMethod = (
  address: Address,
  name: string,
  atLeast: number,
  stack?: readonly StackValue[],
) => Promise<GetMethodResult>;

const getMethodCaller =
  (node: ApiNode): CallGetMethod =>
  async (address, name, atLeast, stack = []) =>
    new GetMethodResult(
      await executeGetMethod(node, accountAt(node, address, null), null, name, stack),
      atLeast,
    );

const friendlyOrAbsent = (address: Address | null) => (address === null ? undefined : friendly(address));

async function renderJettonMaster(call: CallGetMethod, address: Address): Promise<object> {
  const data = await call(address, "get_jetton_data", 5);
  return {
    "@type": "ext.tokens.jettonMasterData",
    address: friendly(address),
    contract_type: "jetton_master",
    total_supply: data.number(0).toString(),
    mintable: data.number(1) !== 0n,
    admin_address: friendlyOrAbsent(data.address(2)),
    jetton_content: renderTokenContent(data.cell(3)),
    jetton_wallet_code: cellText(data.cell(4)),
  };
}

const slice = (address: Address): StackValue => ({
  type: "slice",
  boc: cellText(beginCell().storeAddress(StandardAddress.parseRaw(address)).endCell()),
});

/** Accepted only if the jetton master confirms the wallet address. */
async function renderJettonWallet(call: CallGetMethod, address: Address): Promise<object> {
  const data = await call(address, "get_wallet_data", 4);
  const [owner, jetton] = [data.address(1), data.address(2)];
  if (owner === null || jetton === null) throw new RefusedRequest(409, "Verification on master failed");
  const confirmed = await call(jetton, "get_wallet_address", 1, [slice(owner)]);
  if (confirmed.address(0) !== address) throw new RefusedRequest(409, "Verification on master failed");
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

async function renderNftCollection(call: CallGetMethod, address: Address): Promise<object> {
  const data = await call(address, "get_collection_data", 3);
  return {
    "@type": "ext.tokens.nftCollectionData",
    address: friendly(address),
    contract_type: "nft_collection",
    next_item_index: data.number(0).toString(),
    owner_address: friendlyOrAbsent(data.address(2)),
    collection_content: renderTokenContent(data.cell(1)),
  };
}

async function renderNftItem(call: CallGetMethod, address: Address): Promise<object> {
  const data = await call(address, "get_nft_data", 5);
  const [index, collection] = [data.number(1), data.address(2)];
  return {
    "@type": "ext.tokens.nftItemData",
    address: friendly(address),
    contract_type: "nft_item",
    init: data.number(0) !== 0n,
    index: index.toString(),
    collection_address: friendlyOrAbsent(collection),
    owner_address: friendlyOrAbsent(data.address(3)),
    content:
      collection === null
        ? renderTokenContent(data.cell(4))
        : await itemContent(call, { address, collection, index, own: data.cell(4) }),
  };
}

interface CollectionItem {
  readonly address: Address;
  readonly collection: Address;
  readonly index: bigint;
  readonly own: Cell;
}

async function itemContent(
  call: CallGetMethod,
  { address, collection, index, own }: CollectionItem,
): Promise<unknown> {
  const number: StackValue = { type: "num", value: index };
  const confirmed = await call(collection, "get_nft_address_by_index", 1, [number]);
  if (confirmed.address(0) !== address) throw new RefusedRequest(409, "Verification on collection failed");
  const domain = await domainContent(call, address).catch(() => null);
  if (domain !== null) return domain;
  const content = await call(collection, "get_nft_content", 1, [
    number,
    { type: "cell", boc: cellText(own) },
  ]);
  return renderTokenContent(content.cell(0));
}

/** `dnsresolve` with a zero byte (the name of the contract itself) returns all its records. */
async function domainContent(call: CallGetMethod, address: Address): Promise<unknown> {
  const self: StackValue = { type: "slice", boc: cellText(beginCell().storeUint(0, 8).endCell()) };
  const records = await call(address, "dnsresolve", 2, [self, { type: "num", value: 0n }]);
  const name = await call(address, "get_domain", 1);
  const domain = Buffer.from(readSnake(name.sliceCell(0), 0) ?? new Uint8Array(0)).toString("utf8");
  return { domain: `${domain}.ton`, data: renderDnsRecords(records.cell(1)) };
}

const TOKEN_RENDERERS = [renderJettonMaster, renderJettonWallet, renderNftCollection, renderNftItem] as const;

const getTokenData = method({
  fields: { address: account },
  answer: async (node, { address }) => {
    const call = getMethodCaller(node);
    for (const read of TOKEN_RENDERERS) {
      const found = await read(call, address).catch(() => null);
      if (found !== null) return found;
    }
    throw new RefusedRequest(409, `Smart contract ${address} is not Jetton or NFT`);
  },
});

export const TOKENS: Readonly<Record<string, Method>> = { getTokenData };
