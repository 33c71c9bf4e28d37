import { address, anyCell, maybe, uint, type Fields } from "@/lib/ton/bodies/fields";
import { LAYOUTS } from "@/lib/ton/bodies/standards";
import { parseOpcode } from "@/lib/ton/contract/opcode";
import { opcodeName } from "@/lib/ton/contract/opcode-names";

/** The operations of the contracts on this chain; the bodies of others are not decoded. */
const OPCODES: ReadonlySet<string> = new Set([
  "0xd53276db",
  "0xd372158c",
  // jettons
  "0x0f8a7ea5",
  "0x178d4519",
  "0x7362d09c",
  "0x595f07bc",
  "0x7bdd97de",
  "0x2c76b973",
  "0xd1735400",
  // items of collections
  "0x5fcc3d14",
  "0x05138d91",
  "0x2fcb26a2",
  "0x8b771735",
  "0x693d3950",
  "0xa8cb00ad",
  "0x1a0b9d51",
  "0x04ded148",
  "0xd0c3bfea",
  "0x1f04537a",
  "0x6f89f5e3",
  // names
  "0x4eb1f0f9",
  "0x4ed14b65",
  "0x370fec51",
  "0x557cea20",
  // multisig orders
  "0xa762230f",
  "0x82609bf6",
  "0xafaf283e",
  // stakes
  "0x4e73744b",
  "0xf374484c",
  "0xee6f454c",
  "0x47657424",
  "0xf96f7324",
]);

const QUERY: Fields = { query_id: uint(64) };

/**
 * Where the service differs from the standards: it does not allow for fields that only some versions of a
 * contract have, and does not read the cell with the owner's address.
 */
const OTHER_FIELDS: Readonly<Record<string, Fields>> = {
  "0xd372158c": {},
  "0xd1735400": { ...QUERY, wallet_address: address, owner_address: maybe(anyCell) },
  "0xf374484c": { ...QUERY, comment: uint(32) },
  "0xee6f454c": { ...QUERY, reason: uint(32) },
  "0xf96f7324": QUERY,
};

/** Fields that have another name in the service. */
const FIELD_NAMES: ReadonlyMap<string, string> = new Map([
  ["validator_public_key", "validator_pubkey"],
  ["adnl_address", "adnl_addr"],
  ["address", "smc_addr"],
]);

/** What a domain name can stand for. */
const RECORD_NAMES: ReadonlyMap<string, string> = new Map([
  ["account", "dns_smc_address"],
  ["next_resolver", "dns_next_resolver"],
  ["site", "dns_adnl_address"],
  ["text", "dns_text"],
  ["storage", "dns_storage_address"],
]);

interface ServiceLayout {
  readonly name: string;
  readonly fields: Fields;
}

const BY_OPCODE: ReadonlyMap<number, ServiceLayout> = new Map(
  LAYOUTS.filter(({ opcode }) => OPCODES.has(opcode)).map(({ opcode, fields }) => {
    const name = opcodeName(parseOpcode(opcode)) ?? opcode;
    return [Number(opcode), { name, fields: OTHER_FIELDS[opcode] ?? fields }];
  }),
);

export function layoutOf(opcode: number): ServiceLayout | null {
  return BY_OPCODE.get(opcode) ?? null;
}

export function fieldName(name: string): string {
  return FIELD_NAMES.get(name) ?? name;
}

export function recordName(name: string): string {
  return RECORD_NAMES.get(name) ?? name;
}
