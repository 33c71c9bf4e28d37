import type { Address } from "@/lib/ton/address/address";
import type { ContractKind } from "../contract-family";
import { accountOf } from "../stack-values";
import type { Tables } from "../index-tables";
import { metadataColumns, type MetadataColumns } from "./metadata-columns";
import { upsert } from "../write-row";
import { versionColumns, versionOf, type ContractVersion } from "./contract-version";

interface IndexedCollection extends MetadataColumns {
  readonly address: Address;
  readonly owner: Address | null;
  /** -1 if item indexes are not consecutive. */
  readonly nextIndex: bigint;
  readonly version: ContractVersion;
}

const NOT_SEQUENTIAL = -1n;
const NUMBER_BITS = 256n;

export const collectionKind: ContractKind = {
  name: "nft_collection",
  matchesCode: (code) =>
    code.hasMethods("get_collection_data", "get_nft_address_by_index", "get_nft_content"),
  async read(contract) {
    const answer = await contract.runMethod("get_collection_data");
    if (answer === null) return null;
    const nextIndex = answer.readBigNumber();
    if (nextIndex < NOT_SEQUENTIAL || nextIndex >> NUMBER_BITS > 0n) return null;
    const content = answer.readCellOpt();
    const owner = answer.readAddressOpt();
    const collection: IndexedCollection = {
      address: contract.address,
      nextIndex,
      owner: owner === null ? null : accountOf(owner),
      ...metadataColumns(content),
      version: versionOf(contract.account),
    };
    return (tables) => writeCollection(tables, collection);
  },
};

function writeCollection({ database }: Tables, collection: IndexedCollection): void {
  const { address, owner, nextIndex, content, info, version } = collection;
  upsert(database, "nft_collection", {
    address,
    owner,
    next_number: String(nextIndex),
    content,
    info,
    ...versionColumns(version),
  });
}
