import type { Address } from "@/lib/ton/address/address";
import { parseHash } from "@/lib/ton/value/hash";
import type { Address as CoreAddress, TupleReader } from "@ton/core";
import { codeOf } from "../../contracts/code";
import type { Contract } from "../contract";
import type { ContractKind } from "../family";
import { accountOf, uint } from "../stack";
import type { Tables } from "../tables";
import { upsert } from "../write-row";
import { columnsOf, standingOf, type Standing } from "./standing";

export type TradeKind = "getgems_sale" | "getgems_auction";

/** A contract that sells an item. */
export interface Trade {
  readonly address: Address;
  readonly kind: TradeKind;
  readonly item: Address;
  /** Who sells it. */
  readonly owner: Address | null;
  readonly marketplace: Address | null;
  /** What people call the marketplace, where that is known. */
  readonly marketName: string | null;
  /** Seconds since 1970. */
  readonly createdAt: number;
  /** In the service's words and order of keys. */
  readonly details: Readonly<Record<string, unknown>>;
  readonly standing: Standing;
}

/** What contracts say that they are: the first number of their answer. */
const SALE = 0x46495850n;
const AUCTION = 0x415543n;

export const tradeKinds: readonly ContractKind[] = [
  { name: "nft_sale", isMadeOf, read: (contract) => readTrade(contract, SALE, readSale) },
  { name: "nft_auction_v1", isMadeOf, read: (contract) => readTrade(contract, AUCTION, readAuction) },
];

const GETGEMS_SALE = parseHash("3rU7bFdlwebNI4v0e8XoO6WWvcwEsLhM1Qqx5HSgjzE=");

export const getgemsSaleKind: ContractKind = {
  name: "nft_sale_getgems_v3",
  isMadeOf: ({ hash }) => hash === GETGEMS_SALE,
  read: () => Promise.resolve(() => undefined),
};

function isMadeOf(code: Parameters<ContractKind["isMadeOf"]>[0]): boolean {
  return code.answers("get_sale_data");
}

type Told = Omit<Trade, "address" | "standing" | "marketName">;

async function readTrade(contract: Contract, says: bigint, read: (answer: TupleReader) => Told) {
  const answer = await contract.ask("get_sale_data");
  if (answer === null || answer.readBigNumber() !== says) return null;
  const told = read(answer);
  const trade: Trade = {
    ...told,
    address: contract.address,
    marketName: told.marketplace === null ? null : nameOf(contract.at(told.marketplace)),
    standing: standingOf(contract.account),
  };
  return (tables: Tables) => writeTrade(tables, trade);
}

/** The town's own is the only one that has a name here. */
function nameOf(marketplace: Contract | null): string | null {
  const bazaar = parseHash(codeOf("bazaar").hash().toString("hex"));
  return marketplace?.account.codeHash === bazaar ? "bazaar" : null;
}

function readSale(answer: TupleReader): Told {
  const is_complete = answer.readBoolean();
  const createdAt = uint(answer.readBigNumber(), 32);
  const [marketplace, item, owner] = [account(answer), answer.readAddress(), account(answer)];
  return {
    kind: "getgems_sale",
    item: accountOf(item),
    owner,
    marketplace,
    createdAt,
    details: {
      is_complete,
      full_price: amount(answer),
      ...given("marketplace_fee_address", account(answer)),
      marketplace_fee: amount(answer),
      ...given("royalty_address", account(answer)),
      royalty_amount: amount(answer),
    },
  };
}

function readAuction(answer: TupleReader): Told {
  const end_flag = answer.readBoolean();
  const end_time = uint(answer.readBigNumber(), 32);
  const [marketplace, item, owner] = [account(answer), answer.readAddress(), account(answer)];
  const terms = {
    end_flag,
    end_time,
    last_bid: amount(answer),
    ...given("last_member", account(answer)),
    min_step: uint(answer.readBigNumber(), 32),
    ...given("mp_fee_address", account(answer)),
    mp_fee_factor: uint(answer.readBigNumber(), 32),
    mp_fee_base: uint(answer.readBigNumber(), 32),
    ...given("royalty_fee_address", account(answer)),
    royalty_fee_factor: uint(answer.readBigNumber(), 32),
    royalty_fee_base: uint(answer.readBigNumber(), 32),
    max_bid: amount(answer),
    min_bid: amount(answer),
  };
  const createdAt = uint(answer.readBigNumber(), 32);
  const details = {
    ...terms,
    last_bid_at: uint(answer.readBigNumber(), 32),
    is_canceled: answer.readBoolean(),
  };
  return { kind: "getgems_auction", item: accountOf(item), owner, marketplace, createdAt, details };
}

function account(answer: TupleReader): Address | null {
  const address: CoreAddress | null = answer.readAddressOpt();
  return address === null ? null : accountOf(address);
}

const AMOUNT_BITS = 120n;

function amount(answer: TupleReader): string {
  const value = answer.readBigNumber();
  if (value < 0n || value >> AMOUNT_BITS > 0n) throw new RangeError("an amount is out of range");
  return String(value);
}

function given(key: string, value: Address | null) {
  return value === null ? {} : { [key]: value };
}

function writeTrade({ database }: Tables, trade: Trade): void {
  const { address, kind, item, owner, marketplace, marketName, createdAt, details, standing } = trade;
  upsert(database, "nft_trade", {
    address,
    kind,
    item,
    owner,
    marketplace,
    market_name: marketName,
    created: createdAt,
    details: JSON.stringify(details),
    ...columnsOf(standing),
  });
}
