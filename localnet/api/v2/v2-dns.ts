import { Address as StandardAddress, beginCell, Cell, Dictionary } from "@ton/core";
import { isAddress, type Address } from "@/lib/ton/address/address";
import { writeAdnlText } from "@/lib/ton/address/adnl-text";
import { parseHash } from "@/lib/ton/value/hash";
import { categoryKey, readRecord } from "../../contracts/dns-record";
import { cellText } from "../../contract-state";
import type { ApiNode } from "../api-node";
import { liteserverError } from "../refused-request";
import { executeGetMethod, NO_CODE } from "./execute-get-method";
import { GetMethodResult } from "./get-method-result";
import { optional } from "./v2-fields";
import { accountAddress, base64 } from "./v2-json-values";
import { accountAt } from "./v2-lookup";
import { method, type Method } from "./v2-method";
import { account, atSeqno, notNegative } from "./v2-shared-fields";
import { fromText, int32 } from "./v2-value-parsers";

const MOST_NAME_BYTES = 127;
const MOST_RECORDS = 64;
const ALL_CATEGORIES = 0n;
const BYTE = 8;

/** A name as contracts read it: its labels from the last to the first, between zero bytes. */
function nameBytes(name: string): Buffer | null {
  const labels = name.toLowerCase().replace(/\.$/, "").split(".").toReversed();
  if (name === "" || name === ".") return Buffer.of(0);
  if (labels.some((label) => !/^[^\s\0]+$/.test(label))) return null;
  const bytes = Buffer.from(`\0${labels.join("\0")}\0`);
  return bytes.length <= MOST_NAME_BYTES ? bytes : null;
}

const friendlyOf = (address: StandardAddress) => {
  const raw = address.toRawString().toUpperCase();
  return accountAddress(isAddress(raw) ? raw : null);
};

function entryData(cell: Cell): object {
  const record = readRecord(cell);
  switch (record?.kind) {
    case "contract":
      return { "@type": "dns.entryDataSmcAddress", smc_address: friendlyOf(record.address) };
    case "resolver":
      return { "@type": "dns.entryDataNextResolver", resolver: friendlyOf(record.address) };
    case "site": {
      const adnl_address = writeAdnlText(parseHash(record.adnl.toString("hex")));
      return {
        "@type": "dns.entryDataAdnlAddress",
        adnl_address: { "@type": "adnlAddress", adnl_address },
      };
    }
    case "bag":
      return { "@type": "dns.entryDataStorageAddress", bag_id: base64(record.id) };
    case "text":
      return { "@type": "dns.entryDataText", text: record.text };
    default:
      return { "@type": "dns.entryDataUnknown", bytes: cellText(cell) };
  }
}

const entry = (name: string, category: bigint, cell: Cell) => ({
  "@type": "dns.entry",
  name,
  category: base64(Buffer.from(category.toString(16).padStart(64, "0"), "hex")),
  entry: entryData(cell),
});

/** The first records of a domain: a dictionary with repeated cells could have any number of them. */
function entriesIn(name: string, root: Cell): readonly object[] {
  const records = Dictionary.loadDirect(Dictionary.Keys.BigUint(256), Dictionary.Values.Cell(), root);
  return [...records].slice(0, MOST_RECORDS).map(([category, cell]) => entry(name, category, cell));
}

interface Resolved {
  /** How many bytes of the name the contract has resolved. */
  readonly bytes: number;
  readonly cell: Cell | null;
}

async function resolveAt(
  node: ApiNode,
  resolver: Address,
  seqno: number | null,
  name: Buffer,
): Promise<Resolved> {
  const stack = [
    { type: "slice", boc: cellText(beginCell().storeBuffer(name).endCell()) },
    { type: "num", value: ALL_CATEGORIES },
  ] as const;
  const outcome = await executeGetMethod(node, accountAt(node, resolver, seqno), seqno, "dnsresolve", stack);
  // Nobody has this name: the collection returned the address that its item would have.
  if (outcome.exitCode === NO_CODE) return { bytes: 0, cell: null };
  const result = new GetMethodResult(outcome, 2);
  const bits = result.number(0);
  if (bits < 0n || bits % BigInt(BYTE) !== 0n || bits > BigInt(name.length * BYTE))
    throw liteserverError("dnsresolve returned an invalid number of bits");
  return { bytes: Number(bits) / BYTE, cell: result.cellOrNull(1) };
}

function nextResolver(cell: Cell): Address {
  const record = readRecord(cell);
  const raw = record?.kind === "resolver" ? record.address.toRawString().toUpperCase() : "";
  if (!isAddress(raw)) throw liteserverError("the next resolver is not an address");
  return raw;
}

const fields = {
  address: account,
  name: optional(fromText(nameBytes)),
  category: optional(fromText((text) => text)),
  ttl: optional(int32, { check: notNegative("ttl") }),
  seqno: atSeqno,
};

/** Calls up to `ttl` further resolvers. Returns all categories, whichever the request names. */
const dnsResolve = method({
  fields,
  answer: async (node, { address, name, ttl, seqno }) => {
    const whole = name ?? Buffer.of(0);
    let [resolver, rest, left] = [address, whole, ttl ?? 0];
    for (;;) {
      // One resolver after the other: each names the next.
      // oxlint-disable-next-line no-await-in-loop
      const { bytes, cell } = await resolveAt(node, resolver, seqno, rest);
      if (cell === null) return resolved([]);
      // Collections leave the final zero byte to their items, so these are the records of an item.
      if (bytes >= rest.length) return resolved(entriesIn(nameText(whole), cell));
      if (left <= 0) {
        const done = whole.subarray(0, whole.length - rest.length + bytes);
        return resolved([entry(nameText(done), categoryKey("dns_next_resolver"), cell)]);
      }
      [resolver, rest, left] = [nextResolver(cell), rest.subarray(bytes), left - 1];
    }
  },
});

const resolved = (entries: readonly object[]) => ({ "@type": "dns.resolved", entries });

const nameText = (bytes: Buffer) =>
  bytes
    .toString("utf8")
    .split("\0")
    .filter((label) => label !== "")
    .toReversed()
    .join(".");

export const NAMES: Readonly<Record<string, Method>> = { dnsResolve };
