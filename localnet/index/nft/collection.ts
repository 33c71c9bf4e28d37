import type { Address } from "@/lib/ton/address";
import type { ContractKind } from "../family";
import { accountOf } from "../stack";
import type { Tables } from "../tables";
import { describedBy, type Described } from "./content";
import { standingOf, type Standing } from "./standing";

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

/** The row keeps its place in the order in which collections were first seen. */
function writeCollection({ database }: Tables, collection: Collection): void {
  const { address, owner, next, content, info, standing } = collection;
  database
    .statement(
      `INSERT INTO nft_collection (address, owner, next_number, content, info, lt, code, data)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (address) DO UPDATE SET owner = excluded.owner,
         next_number = excluded.next_number, content = excluded.content, info = excluded.info, lt = excluded.lt,
         code = excluded.code, data = excluded.data`,
    )
    .run(address, owner, String(next), content, info, standing.lastLt, standing.codeHash, standing.dataHash);
}
