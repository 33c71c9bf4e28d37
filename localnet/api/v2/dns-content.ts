import { Cell, Dictionary, type Slice } from "@ton/core";
import { keyOf } from "../../index/content/layout";

/** The records that have names here, by the category under which a domain keeps them. */
const CATEGORIES = ["dns_next_resolver", "wallet", "site", "storage"];

const SMC_ADDRESS = 0x9fd3;
const NEXT_RESOLVER = 0xba93;
const ADNL_ADDRESS = 0xad01;
const STORAGE_ADDRESS = 0x7473;

function standardAddress(slice: Slice) {
  const { workChain, hash } = slice.loadAddress();
  return { "@type": "addr_std", workchain_id: workChain, address: hash.toString("hex").toUpperCase() };
}

const hex = (slice: Slice) => slice.loadBuffer(32).toString("hex").toUpperCase();

function recordOf(cell: Cell): unknown {
  const slice = cell.beginParse();
  switch (slice.loadUint(16)) {
    case SMC_ADDRESS:
      return { "@type": "dns_smc_address", smc_addr: standardAddress(slice) };
    case NEXT_RESOLVER:
      return { "@type": "dns_next_resolver", resolver: standardAddress(slice) };
    case ADNL_ADDRESS:
      return { "@type": "dns_adnl_address", adnl_addr: hex(slice) };
    case STORAGE_ADDRESS:
      return { "@type": "dns_storage_address", bag_id: hex(slice) };
    default:
      return null;
  }
}

/** What a domain points to. */
export function dnsRecords(root: Cell): Readonly<Record<string, unknown>> {
  const records = Dictionary.loadDirect(Dictionary.Keys.BigUint(256), Dictionary.Values.Cell(), root);
  return Object.fromEntries(
    CATEGORIES.flatMap((name) => {
      const cell = records.get(keyOf(name));
      const record = cell === undefined ? null : recordOf(cell);
      return record === null ? [] : [[name, record]];
    }),
  );
}
