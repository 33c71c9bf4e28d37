import { Address, beginCell, contractAddress, type Cell } from "@ton/core";
import { offChain } from "../tokens/metadata-cells";
import { tokenUri } from "../tokens/token-uris";
import { codeOf } from "./stored-code";

/** A contract by its address and its initial state. */
interface DnsContract {
  readonly address: Address;
  readonly init: { readonly code: Cell; readonly data: Cell };
}

const BASECHAIN = 0;
const MASTERCHAIN = -1;

function dnsContract(workchain: number, code: Cell, data: Cell): DnsContract {
  const init = { code, data };
  return { init, address: contractAddress(workchain, init) };
}

let zone: DnsContract | null = null;

/** The DNS collection of ".ton". It is the same on every chain, and so are the addresses of its items. */
export function dnsZone(): DnsContract {
  zone ??= makeZone();
  return zone;
}

function makeZone(): DnsContract {
  const data = beginCell()
    .storeRef(offChain(tokenUri("domains.json")))
    .storeRef(codeOf("dns_item"))
    .endCell();
  return dnsContract(BASECHAIN, codeOf("dns_collection"), data);
}

/** The DNS root, which parameter 4 of the config names. */
export function dnsRoot(): DnsContract {
  const data = beginCell().storeAddress(dnsZone().address).endCell();
  return dnsContract(MASTERCHAIN, codeOf("dns_root"), data);
}

/** The item of a domain; the name is without ".ton". */
export function domainItem(name: string): Address {
  const index = beginCell().storeStringTail(name).endCell().hash();
  const data = beginCell().storeBuffer(index).storeAddress(dnsZone().address).endCell();
  return contractAddress(BASECHAIN, { code: codeOf("dns_item"), data });
}
