import type { Address } from "@/lib/ton/address/address";
import { parseHash } from "@/lib/ton/value/hash";
import type { Address as CoreAddress, TupleReader } from "@ton/core";
import { codeOf } from "../../contracts/stored-code";
import type { Contract } from "../contract-view";
import type { ContractKind } from "../contract-family";
import { accountOf, uint } from "../stack-values";
import type { Tables } from "../index-tables";
import { upsert } from "../write-row";
import { versionColumns, versionOf, type ContractVersion } from "./contract-version";

export type TradeKind = "getgems_sale" | "getgems_auction" | "telemint";

/** A sale or auction contract. */
export interface Trade {
  readonly address: Address;
  readonly kind: TradeKind;
  readonly item: Address;
  /** The seller. */
  readonly owner: Address | null;
  readonly marketplace: Address | null;
  /** The name of a known marketplace. */
  readonly marketName: string | null;
  /** Seconds since 1970. */
  readonly createdAt: number;
  /** With the service's keys, in its order. */
  readonly details: Readonly<Record<string, unknown>>;
  readonly version: ContractVersion;
}

/** Contract types: the first number of the result of `get_sale_data`. */
const SALE = 0x46495850n;
const AUCTION = 0x415543n;

export const tradeKinds: readonly ContractKind[] = [
  { name: "nft_sale", matchesCode: hasSaleData, read: (contract) => readTrade(contract, SALE, readSale) },
  {
    name: "nft_auction_v1",
    matchesCode: hasSaleData,
    read: (contract) => readTrade(contract, AUCTION, readAuction),
  },
];

const GETGEMS_SALE = parseHash("3rU7bFdlwebNI4v0e8XoO6WWvcwEsLhM1Qqx5HSgjzE=");

export const getgemsSaleKind: ContractKind = {
  name: "nft_sale_getgems_v3",
  matchesCode: ({ hash }) => hash === GETGEMS_SALE,
  read: () => Promise.resolve(() => undefined),
};

/** A username is its own auction. */
export const teleitemKind: ContractKind = {
  name: "teleitem",
  matchesCode: (code) =>
    code.hasMethods("get_telemint_auction_state", "get_telemint_auction_config", "get_telemint_token_name"),
  async read(contract) {
    const [name, config, royalty, item] = [
      await contract.runMethod("get_telemint_token_name"),
      await contract.runMethod("get_telemint_auction_config"),
      await contract.runMethod("royalty_params"),
      await contract.runMethod("get_nft_data"),
    ];
    if (name === null || config === null || royalty === null || item === null) return null;
    const state = await contract.runMethod("get_telemint_auction_state");
    const text = name.readCell().beginParse();
    item.skip(3);
    const trade: Trade = {
      kind: "telemint",
      address: contract.address,
      item: contract.address,
      owner: readAccount(item),
      marketplace: null,
      marketName: null,
      createdAt: 0,
      details: {
        token_name: text.loadBuffer(text.remainingBits / 8).toString("utf8"),
        ...(state === null ? {} : { ...readTelemintState(state), ...readTelemintConfig(config) }),
        royalty_numerator: uint(royalty.readBigNumber(), 16),
        royalty_denominator: uint(royalty.readBigNumber(), 16),
        ...optionalField("royalty_destination", readAccount(royalty)),
      },
      version: versionOf(contract.account),
    };
    return (tables) => writeTrade(tables, trade);
  },
};

function readTelemintState(answer: TupleReader) {
  return {
    ...optionalField("bidder_address", readAccount(answer)),
    bid: readAmount(answer),
    bid_ts: uint(answer.readBigNumber(), 32),
    min_bid: readAmount(answer),
    end_time: uint(answer.readBigNumber(), 32),
  };
}

function readTelemintConfig(answer: TupleReader) {
  return {
    ...optionalField("beneficiary_address", readAccount(answer)),
    initial_min_bid: readAmount(answer),
    max_bid: readAmount(answer),
    min_bid_step: readAmount(answer),
    min_extend_time: uint(answer.readBigNumber(), 32),
    duration: uint(answer.readBigNumber(), 32),
  };
}

function hasSaleData(code: Parameters<ContractKind["matchesCode"]>[0]): boolean {
  return code.hasMethods("get_sale_data");
}

type TradeData = Omit<Trade, "address" | "version" | "marketName">;

async function readTrade(contract: Contract, type: bigint, read: (answer: TupleReader) => TradeData) {
  const answer = await contract.runMethod("get_sale_data");
  if (answer === null || answer.readBigNumber() !== type) return null;
  const data = read(answer);
  const trade: Trade = {
    ...data,
    address: contract.address,
    marketName: data.marketplace === null ? null : marketNameOf(contract.at(data.marketplace)),
    version: versionOf(contract.account),
  };
  return (tables: Tables) => writeTrade(tables, trade);
}

/** The only known marketplace is the town's. */
function marketNameOf(marketplace: Contract | null): string | null {
  const bazaar = parseHash(codeOf("bazaar").hash().toString("hex"));
  return marketplace?.account.codeHash === bazaar ? "bazaar" : null;
}

function readSale(answer: TupleReader): TradeData {
  const is_complete = answer.readBoolean();
  const createdAt = uint(answer.readBigNumber(), 32);
  const [marketplace, item, owner] = [readAccount(answer), answer.readAddress(), readAccount(answer)];
  return {
    kind: "getgems_sale",
    item: accountOf(item),
    owner,
    marketplace,
    createdAt,
    details: {
      is_complete,
      full_price: readAmount(answer),
      ...optionalField("marketplace_fee_address", readAccount(answer)),
      marketplace_fee: readAmount(answer),
      ...optionalField("royalty_address", readAccount(answer)),
      royalty_amount: readAmount(answer),
    },
  };
}

function readAuction(answer: TupleReader): TradeData {
  const end_flag = answer.readBoolean();
  const end_time = uint(answer.readBigNumber(), 32);
  const [marketplace, item, owner] = [readAccount(answer), answer.readAddress(), readAccount(answer)];
  const terms = {
    end_flag,
    end_time,
    last_bid: readAmount(answer),
    ...optionalField("last_member", readAccount(answer)),
    min_step: uint(answer.readBigNumber(), 32),
    ...optionalField("mp_fee_address", readAccount(answer)),
    mp_fee_factor: uint(answer.readBigNumber(), 32),
    mp_fee_base: uint(answer.readBigNumber(), 32),
    ...optionalField("royalty_fee_address", readAccount(answer)),
    royalty_fee_factor: uint(answer.readBigNumber(), 32),
    royalty_fee_base: uint(answer.readBigNumber(), 32),
    max_bid: readAmount(answer),
    min_bid: readAmount(answer),
  };
  const createdAt = uint(answer.readBigNumber(), 32);
  const details = {
    ...terms,
    last_bid_at: uint(answer.readBigNumber(), 32),
    is_canceled: answer.readBoolean(),
  };
  return { kind: "getgems_auction", item: accountOf(item), owner, marketplace, createdAt, details };
}

function readAccount(answer: TupleReader): Address | null {
  const address: CoreAddress | null = answer.readAddressOpt();
  return address === null ? null : accountOf(address);
}

const AMOUNT_BITS = 120n;

function readAmount(answer: TupleReader): string {
  const value = answer.readBigNumber();
  if (value < 0n || value >> AMOUNT_BITS > 0n) throw new RangeError("an readAmount is out of range");
  return String(value);
}

function optionalField(key: string, value: Address | null) {
  return value === null ? {} : { [key]: value };
}

function writeTrade({ database }: Tables, trade: Trade): void {
  const { address, kind, item, owner, marketplace, marketName, createdAt, details, version } = trade;
  upsert(database, "nft_trade", {
    address,
    kind,
    item,
    owner,
    marketplace,
    market_name: marketName,
    created: createdAt,
    details: JSON.stringify(details),
    ...versionColumns(version),
  });
}
