import type { Address, Cell } from "@ton/core";
import { categoryKey, readRecord, type DnsCategory } from "../../contracts/dns-record";
import { lookUpKey } from "../../indexer/content/dictionary-lookup";

/** Categories that v2 has names for. */
const CATEGORIES: readonly DnsCategory[] = ["dns_next_resolver", "wallet", "site", "storage"];

const KEY_BITS = 256;

function standardAddress({ workChain, hash }: Address) {
  return { "@type": "addr_std", workchain_id: workChain, address: hex(hash) };
}

const hex = (bytes: Buffer) => bytes.toString("hex").toUpperCase();

function renderRecord(cell: Cell): unknown {
  const record = readRecord(cell);
  switch (record?.kind) {
    case "contract":
      return { "@type": "dns_smc_address", smc_addr: standardAddress(record.address) };
    case "resolver":
      return { "@type": "dns_next_resolver", resolver: standardAddress(record.address) };
    case "site":
      return { "@type": "dns_adnl_address", adnl_addr: hex(record.adnl) };
    case "bag":
      return { "@type": "dns_storage_address", bag_id: hex(record.id) };
    default:
      return null;
  }
}

/** Renders the known records of a domain's dictionary. */
export function renderDnsRecords(root: Cell): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    CATEGORIES.flatMap((name) => {
      const entry = lookUpKey(root, categoryKey(name), KEY_BITS);
      const record = entry === null ? null : renderRecord(entry.loadRef());
      return record === null ? [] : [[name, record]];
    }),
  );
}
