import { beginCell, contractAddress, Dictionary, type Address, type Cell } from "@ton/core";
import { codeOf } from "../contracts/code";
import { dnsZone } from "../contracts/dns";
import { categoryKey, recordCell } from "../contracts/dns-record";

/** A contract of the town: where it stands and what it is made of. */
export interface Place {
  readonly address: Address;
  readonly build: { readonly code: Cell; readonly data: Cell };
}

export type Places = ReturnType<typeof openPlaces>;

export const BASECHAIN = 0;
const MASTERCHAIN = -1;
const LIBRARY_CELL = 2;

export function openPlaces(owner: Address) {
  return {
    workshop: place(BASECHAIN, codeOf("workshop"), workshopData(0)),
    fountain: place(BASECHAIN, codeOf("fountain"), beginCell().endCell()),
    /** Stands in the masterchain, where rent is a thousand times as high and libraries are for everybody. */
    archive: place(MASTERCHAIN, codeOf("workshop"), workshopData(0)),
    shelf: place(MASTERCHAIN, codeOf("shelf"), beginCell().endCell()),
    /** Its code is a reference to what the shelf publishes. */
    branch: place(BASECHAIN, libraryReference(codeOf("workshop")), workshopData(1)),
    purse: place(BASECHAIN, codeOf("purse"), purseData(owner, 0)),
    /** Sells the names that end in ".ton". */
    zone: dnsZone(),
    /** Answers for the name "shop" below the domain that names it as its next resolver. */
    shop: place(BASECHAIN, codeOf("dns_branch"), shopData(owner)),
  };
}

export function place(workchain: number, code: Cell, data: Cell): Place {
  const build = { code, data };
  return { build, address: contractAddress(workchain, build) };
}

function workshopData(made: number): Cell {
  return beginCell().storeUint(made, 32).storeMaybeRef(null).endCell();
}

function purseData(owner: Address, number: number): Cell {
  return beginCell().storeAddress(owner).storeUint(number, 32).endCell();
}

function shopData(owner: Address): Cell {
  const records = Dictionary.empty(Dictionary.Keys.BigUint(256), Dictionary.Values.Cell());
  records.set(categoryKey("wallet"), recordCell({ kind: "contract", address: owner, flags: 0 }));
  const name = beginCell().storeStringTail("shop").endCell();
  return beginCell().storeRef(name).storeDict(records).endCell();
}

function libraryReference(code: Cell): Cell {
  return beginCell().storeUint(LIBRARY_CELL, 8).storeBuffer(code.hash()).endCell({ exotic: true });
}
