import type { Cell } from "@ton/core";
import { parseHash } from "@/lib/ton/value/hash";
import type { Address } from "@/lib/ton/address/address";
import type { ContractCode } from "../code-inspection";
import type { Contract } from "../contract-view";
import type { ContractKind } from "../contract-family";
import { domainOf } from "../dns/domain-item";
import { accountOf } from "../stack-values";
import type { Tables } from "../index-tables";
import { metadataColumns, domainMetadataColumns, type MetadataColumns } from "./metadata-columns";
import { metadataFromCollection } from "./collection-metadata";
import { upsert } from "../write-row";
import { versionColumns, versionOf, type ContractVersion } from "./contract-version";

export interface IndexedItem extends MetadataColumns {
  readonly address: Address;
  readonly collection: Address | null;
  readonly owner: Address | null;
  /** A 256-bit integer. */
  readonly number: bigint;
  readonly isReady: boolean;
  readonly version: ContractVersion;
}

const NUMBER_BITS = 256n;

function isNamed(code: ContractCode): boolean {
  return code.hasMethods("get_domain") || code.hasMethods("get_telemint_token_name");
}

/** Domains and usernames are items too, but their metadata is their name. */
export const itemKinds: readonly ContractKind[] = [
  {
    name: "nft_item",
    matchesCode: (code) => code.hasMethods("get_nft_data") && !isNamed(code),
    read: (contract) => readItem(contract, readMetadata),
  },
  {
    name: "nft_item",
    matchesCode: (code) => code.hasMethods("get_nft_data") && isNamed(code),
    read: (contract) => readItem(contract, readDomainMetadata),
  },
];

const SIMPLE = parseHash("TJEjgoaC+m9DeXq0FzK8qJDK4Bdm4GdBACUFFuC/jUI=");

/** The most widely used item contract. */
export const simpleItemKind: ContractKind = {
  name: "nft_item_simple",
  matchesCode: ({ hash }) => hash === SIMPLE,
  read: () => Promise.resolve(() => undefined),
};

type ReadMetadata = (contract: Contract, of: ItemData) => Promise<MetadataColumns | null>;

export interface ItemData {
  readonly collection: Address | null;
  readonly number: bigint;
  readonly content: Cell | null;
}

async function readItem(contract: Contract, readColumns: ReadMetadata) {
  const answer = await contract.runMethod("get_nft_data");
  if (answer === null) return null;
  const isReady = answer.readBoolean();
  const number = answer.readBigNumber();
  if (number < 0n || number >> NUMBER_BITS > 0n) return null;
  const [collection, owner] = [answer.readAddressOpt(), answer.readAddressOpt()];
  const itemData = {
    number,
    collection: collection === null ? null : accountOf(collection),
    content: answer.readCellOpt(),
  };
  const metadata = await readColumns(contract, itemData);
  if (metadata === null) return null;
  const item: IndexedItem = {
    address: contract.address,
    collection: itemData.collection,
    owner: owner === null ? null : accountOf(owner),
    number,
    isReady,
    content: metadata.content,
    info: metadata.info,
    version: versionOf(contract.account),
  };
  return (tables: Tables) => writeItem(tables, item);
}

/** Null if the item names a collection that does not confirm it. */
async function readMetadata(contract: Contract, itemData: ItemData): Promise<MetadataColumns | null> {
  return itemData.collection === null
    ? metadataColumns(itemData.content)
    : metadataFromCollection(contract, itemData.collection, itemData);
}

async function readDomainMetadata(contract: Contract, itemData: ItemData): Promise<MetadataColumns | null> {
  const metadata = await readMetadata(contract, itemData);
  const name = await domainOf(contract);
  return metadata === null || name === null ? metadata : domainMetadataColumns(name);
}

function writeItem({ database }: Tables, item: IndexedItem): void {
  const { address, collection, owner, number, isReady, content, info, version } = item;
  upsert(database, "nft_item", {
    address,
    collection,
    owner,
    number: String(number),
    ready: isReady ? 1 : 0,
    content,
    info,
    ...versionColumns(version),
  });
}
