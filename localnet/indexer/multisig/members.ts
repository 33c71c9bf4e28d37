import type { Cell } from "@ton/core";
import type { Address } from "@/lib/ton/address/address";
import { readAddress } from "../../chain/cells/address";
import { eachEntry } from "../../chain/cells/dictionary";
import type { RawCell } from "../../chain/cells/raw-cell";
import { rawOf } from "../stack";

const NUMBER_BITS = 8;

/** Signers or proposers in the order of their numbers; throws for one that is nobody. */
export function membersOf(dictionary: Cell | null): readonly Address[] {
  return dictionary === null ? [] : membersIn(rawOf(dictionary));
}

export function membersIn(dictionary: RawCell | null): readonly Address[] {
  const members: Address[] = [];
  eachEntry(dictionary, NUMBER_BITS, (_, value) => {
    const address = readAddress(value);
    if (address === null) throw new Error("a member is nobody");
    members.push(address);
  });
  return members;
}
