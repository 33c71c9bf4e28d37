import type { Cell } from "@ton/core";
import type { Address } from "@/lib/ton/address/address";
import { readAddress } from "../../chain/cells/read-cell-address";
import { eachEntry } from "../../chain/cells/read-dictionary";
import type { RawCell } from "../../chain/cells/raw-cell";
import { rawCellOf } from "../stack-values";

const NUMBER_BITS = 8;

/** Signers or proposers by index; throws for an entry that is not an address. */
export function membersOf(dictionary: Cell | null): readonly Address[] {
  return dictionary === null ? [] : membersIn(rawCellOf(dictionary));
}

export function membersIn(dictionary: RawCell | null): readonly Address[] {
  const members: Address[] = [];
  eachEntry(dictionary, NUMBER_BITS, (_, value) => {
    const address = readAddress(value);
    if (address === null) throw new Error("a member has no address");
    members.push(address);
  });
  return members;
}
