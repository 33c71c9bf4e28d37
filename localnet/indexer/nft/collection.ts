import type { Address } from "@/lib/ton/address/address";
import type { ContractKind } from "../family";
import { accountOf } from "../stack";
import type { Tables } from "../tables";
import { describedBy, type Described } from "./content";
import { upsert } from "../write-row";
import { columnsOf, standingOf, type Standing } from "./standing";

interface Collection extends Described {
  readonly address: Address;
  readonly owner: Address | null;
  /** -1 where items have no numbers in a row. */
  readonly next: bigint;
  readonly standing: Standing;
}

const NOT_IN_A_ROW = -1n;
const NUMBER_BITS = 256n;

export const collectionKind: ContractKind = {
  name: "nft_collection",
  isMadeOf: (code) => code.answers("get_collection_data", "get_nft_address_by_index", "get_nft_content"),
  async read(contract) {
    const answer = await contract.ask("get_collection_data");
    if (answer === null) return null;
    const next = answer.readBigNumber();
    if (next < NOT_IN_A_ROW || next >> NUMBER_BITS > 0n) return null;
    const content = answer.readCellOpt();
    const owner = answer.readAddressOpt();
    const collection: Collection = {
      address: contract.address,
      next,
      owner: owner === null ? null : accountOf(owner),
      ...describedBy(content),
      standing: standingOf(contract.account),
    };
    return (tables) => writeCollection(tables, collection);
  },
};

function writeCollection({ database }: Tables, collection: Collection): void {
  const { address, owner, next, content, info, standing } = collection;
  upsert(database, "nft_collection", {
    address,
    owner,
    next_number: String(next),
    content,
    info,
    ...columnsOf(standing),
  });
}
