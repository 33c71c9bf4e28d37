import { Address, beginCell, contractAddress, type Cell } from "@ton/core";
import { offChain } from "../tokens/cells";
import { uriOf } from "../tokens/origin";
import { codeOf } from "./code";

/** A contract at the address that follows from what it is made of. */
interface Made {
  readonly address: Address;
  readonly build: { readonly code: Cell; readonly data: Cell };
}

const BASECHAIN = 0;
const MASTERCHAIN = -1;

function made(workchain: number, code: Cell, data: Cell): Made {
  const build = { code, data };
  return { build, address: contractAddress(workchain, build) };
}

let zone: Made | null = null;

/** The zone ".ton", the same on every chain: its items stand where its address and their names say. */
export function dnsZone(): Made {
  zone ??= makeZone();
  return zone;
}

function makeZone(): Made {
  const data = beginCell()
    .storeRef(offChain(uriOf("domains.json")))
    .storeRef(codeOf("dns_item"))
    .endCell();
  return made(BASECHAIN, codeOf("dns_collection"), data);
}

/** Where clients begin: parameter 4 of the config names it. */
export function dnsRoot(): Made {
  const data = beginCell().storeAddress(dnsZone().address).endCell();
  return made(MASTERCHAIN, codeOf("dns_root"), data);
}

/** The item of a name in the zone, the name without its ending. */
export function domainItem(name: string): Address {
  const index = beginCell().storeStringTail(name).endCell().hash();
  const data = beginCell().storeBuffer(index).storeAddress(dnsZone().address).endCell();
  return contractAddress(BASECHAIN, { code: codeOf("dns_item"), data });
}
