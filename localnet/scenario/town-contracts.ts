import { beginCell, contractAddress, Dictionary, type Address, type Cell } from "@ton/core";
import { codeOf } from "../contracts/stored-code";
import { dnsZone } from "../contracts/dns-contracts";
import { categoryKey, recordCell } from "../contracts/dns-record";

/** A contract by its address and its initial state. */
export interface TownContract {
  readonly address: Address;
  readonly init: { readonly code: Cell; readonly data: Cell };
}

export type TownContracts = ReturnType<typeof townContracts>;

export const BASECHAIN = 0;
const MASTERCHAIN = -1;
const LIBRARY_CELL = 2;

export function townContracts(owner: Address) {
  return {
    workshop: townContract(BASECHAIN, codeOf("workshop"), workshopData(0)),
    fountain: townContract(BASECHAIN, codeOf("fountain"), beginCell().endCell()),
    /** In the masterchain, where rent is a thousand times as high and libraries are public. */
    archive: townContract(MASTERCHAIN, codeOf("workshop"), workshopData(0)),
    shelf: townContract(MASTERCHAIN, codeOf("shelf"), beginCell().endCell()),
    /** Its code is a library reference to what the shelf publishes. */
    branch: townContract(BASECHAIN, libraryReference(codeOf("workshop")), workshopData(1)),
    purse: townContract(BASECHAIN, codeOf("purse"), purseData(owner, 0)),
    /** The DNS collection of ".ton". */
    zone: dnsZone(),
    /** Resolves "shop" below the domain that names it as its next resolver. */
    shop: townContract(BASECHAIN, codeOf("dns_branch"), shopData(owner)),
  };
}

export function townContract(workchain: number, code: Cell, data: Cell): TownContract {
  const init = { code, data };
  return { init, address: contractAddress(workchain, init) };
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
