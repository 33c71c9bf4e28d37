import type { Cell, Slice } from "@ton/core";
import { readRecord, type DnsRecord } from "../../contracts/dns-record";
import type { ActionKind, FoundAction } from "../actions/action-kind";
import { bodyOf, received, type TraceNode } from "../actions/trace-node";
import type { Tables } from "../index-tables";
import { domainAt } from "./list-domains";

const CHANGE_RECORD = 0x4eb1f0f9;

/** The service's names for the layouts. */
const LAYOUTS: Readonly<Record<DnsRecord["kind"], string>> = {
  contract: "DNSSmcAddress",
  resolver: "DNSNextResolver",
  site: "DNSAdnlAddress",
  bag: "DNSStorageAddress",
  text: "DNSText",
};
const OTHER_LAYOUT = "Unknown";

interface RecordChange {
  readonly key: bigint;
  readonly value: Cell | null;
}

function changeIn(body: Slice): RecordChange {
  body.skip(64);
  return { key: body.loadUintBig(256), value: body.remainingRefs > 0 ? body.loadRef() : null };
}

const keyText = (key: bigint) => key.toString(16).padStart(64, "0");

function valueRow(cell: Cell) {
  const record = readRecord(cell);
  const address = record !== null && "address" in record ? rawOf(record.address) : null;
  return {
    sum_type: record === null ? OTHER_LAYOUT : LAYOUTS[record.kind],
    dns_smc_address: record?.kind === "contract" ? address : null,
    dns_adnl_address: record?.kind === "site" ? record.adnl.toString("hex") : null,
    dns_text: null,
    dns_next_resolver_address: record?.kind === "resolver" ? address : null,
    dns_storage_address: storageOrText(record),
    flags: record !== null && "flags" in record ? record.flags : null,
  };
}

/** The service puts text records into this field too. */
function storageOrText(record: DnsRecord | null): string | null {
  if (record?.kind === "bag") return record.id.toString("hex");
  return record?.kind === "text" ? record.text : null;
}

const rawOf = (address: { toRawString(): string }) => address.toRawString().toUpperCase();

/** One opcode for three actions: with a value it sets a record, without one it deletes the record; key 0 renews. */
function recordAction(
  type: string,
  matches: (change: RecordChange) => boolean,
  fields: (change: RecordChange) => Readonly<Record<string, unknown>>,
): ActionKind {
  return {
    type,
    find(node: TraceNode, tables: Tables): FoundAction | null {
      if (!received(node, CHANGE_RECORD)) return null;
      const change = changeIn(bodyOf(node));
      if (!matches(change)) return null;
      const { account, aborted } = node.transaction;
      return {
        nodes: [node],
        success: !aborted,
        details: {
          ...fields(change),
          source: node.message?.source ?? null,
          asset: account,
          nft_collection: domainAt(tables, account)?.collection ?? null,
        },
      };
    },
  };
}

export const RECORD_ACTIONS: readonly ActionKind[] = [
  recordAction(
    "change_dns",
    ({ value }) => value !== null,
    ({ key, value }) => ({ key: keyText(key), value: value === null ? null : valueRow(value) }),
  ),
  recordAction(
    "delete_dns",
    ({ key, value }) => value === null && key !== 0n,
    ({ key }) => ({ hash: keyText(key) }),
  ),
  recordAction(
    "renew_dns",
    ({ key, value }) => value === null && key === 0n,
    () => ({}),
  ),
];
