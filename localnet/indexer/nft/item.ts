import type { Cell } from "@ton/core";
import { parseHash } from "@/lib/ton/value/hash";
import type { Address } from "@/lib/ton/address/address";
import type { Contract } from "../contract";
import type { ContractKind } from "../family";
import { domainOf } from "../names/domain-item";
import { accountOf } from "../stack";
import type { Tables } from "../tables";
import { describedBy, describedByName, type Described } from "./content";
import { describedByCollection } from "./described-by-collection";
import { upsert } from "../write-row";
import { columnsOf, standingOf, type Standing } from "./standing";

export interface Item extends Described {
  readonly address: Address;
  readonly collection: Address | null;
  readonly owner: Address | null;
  /** A whole number of 256 bits. */
  readonly number: bigint;
  readonly isReady: boolean;
  readonly standing: Standing;
}

const NUMBER_BITS = 256n;

/** Some items are names: what they are called is all that they say. */
export const itemKinds: readonly ContractKind[] = [
  {
    name: "nft_item",
    isMadeOf: (code) => code.answers("get_nft_data") && !code.answers("get_domain"),
    read: (contract) => readItem(contract, describe),
  },
  {
    name: "nft_item",
    isMadeOf: (code) => code.answers("get_nft_data", "get_domain"),
    read: (contract) => readItem(contract, describeName),
  },
];

const SIMPLE = parseHash("TJEjgoaC+m9DeXq0FzK8qJDK4Bdm4GdBACUFFuC/jUI=");

/** The item that most people use. */
export const simpleItemKind: ContractKind = {
  name: "nft_item_simple",
  isMadeOf: ({ hash }) => hash === SIMPLE,
  read: () => Promise.resolve(() => undefined),
};

type Describe = (contract: Contract, of: OwnWords) => Promise<Described | null>;

export interface OwnWords {
  readonly collection: Address | null;
  readonly number: bigint;
  readonly content: Cell | null;
}

async function readItem(contract: Contract, words: Describe) {
  const answer = await contract.ask("get_nft_data");
  if (answer === null) return null;
  const isReady = answer.readBoolean();
  const number = answer.readBigNumber();
  if (number < 0n || number >> NUMBER_BITS > 0n) return null;
  const [collection, owner] = [answer.readAddressOpt(), answer.readAddressOpt()];
  const own = {
    number,
    collection: collection === null ? null : accountOf(collection),
    content: answer.readCellOpt(),
  };
  const described = await words(contract, own);
  if (described === null) return null;
  const item: Item = {
    address: contract.address,
    collection: own.collection,
    owner: owner === null ? null : accountOf(owner),
    number,
    isReady,
    content: described.content,
    info: described.info,
    standing: standingOf(contract.account),
  };
  return (tables: Tables) => writeItem(tables, item);
}

/** Null for what says that it belongs to a collection, which does not know it. */
async function describe(contract: Contract, own: OwnWords): Promise<Described | null> {
  return own.collection === null
    ? describedBy(own.content)
    : describedByCollection(contract, own.collection, own);
}

async function describeName(contract: Contract, own: OwnWords): Promise<Described | null> {
  const known = await describe(contract, own);
  const name = await domainOf(contract);
  return known === null || name === null ? known : describedByName(name);
}

function writeItem({ database }: Tables, item: Item): void {
  const { address, collection, owner, number, isReady, content, info, standing } = item;
  upsert(database, "nft_item", {
    address,
    collection,
    owner,
    number: String(number),
    ready: isReady ? 1 : 0,
    content,
    info,
    ...columnsOf(standing),
  });
}
