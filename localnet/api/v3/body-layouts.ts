import { CellReader } from "../../chain/cells/cell-reader";
import { opcodeName } from "@/lib/ton/contract/opcode-names";
import { parseOpcode } from "@/lib/ton/contract/opcode";
import {
  address,
  anyCell,
  bits,
  bitsWithin,
  bool,
  chunkedText,
  commentIn,
  either,
  ifThere,
  maybe,
  readLayout,
  uint,
  varUint,
  within,
  type Decode,
  type Field,
} from "./body-fields";

type Fields = Readonly<Record<string, Field>>;

const query: Fields = { query_id: uint(64) };

const RECORD_BITS = 16;

/** What a domain can stand for, by the tag of the record. */
const RECORDS: ReadonlyMap<number, { readonly name: string; readonly fields: Fields }> = new Map([
  [0x9fd3, { name: "dns_smc_address", fields: { smc_addr: address, flags: uint(8) } }],
  [0xba93, { name: "dns_next_resolver", fields: { resolver: address } }],
  [0xad01, { name: "dns_adnl_address", fields: { adnl_addr: bits(256), flags: uint(8) } }],
  [0x1eda, { name: "dns_text", fields: { text: chunkedText } }],
  [0x7473, { name: "dns_storage_address", fields: { bag_id: bits(256) } }],
]);

const record: Decode = (cell, levels) => {
  const reader = new CellReader(cell);
  if (reader.bitsLeft < RECORD_BITS) return null;
  const layout = RECORDS.get(reader.uint(RECORD_BITS));
  return layout === undefined ? null : readLayout(layout, reader, levels);
};

const payload: Field = either(decodePayload);
const amounts: Fields = { ...query, amount: varUint };
const forwarded: Fields = { forward_ton_amount: varUint, forward_payload: payload };

/** The fields behind an opcode, for the standards that the contracts here follow. */
const FIELDS: Readonly<Record<string, Fields>> = {
  "0xd53276db": query,
  "0xd372158c": {},
  // jettons
  "0x0f8a7ea5": {
    ...amounts,
    destination: address,
    response_destination: address,
    custom_payload: maybe(anyCell),
    ...forwarded,
  },
  "0x178d4519": { ...amounts, from: address, response_address: address, ...forwarded },
  "0x7362d09c": { ...amounts, sender: address, forward_payload: payload },
  "0x595f07bc": { ...amounts, response_destination: address, custom_payload: maybe(anyCell) },
  "0x7bdd97de": { ...amounts, sender: address, response_destination: address },
  "0x2c76b973": { ...query, owner_address: address, include_address: bool },
  "0xd1735400": { ...query, wallet_address: address, owner_address: maybe(anyCell) },
  // items of collections
  "0x5fcc3d14": {
    ...query,
    new_owner: address,
    response_destination: address,
    custom_payload: maybe(anyCell),
    forward_amount: varUint,
    forward_payload: payload,
  },
  "0x05138d91": { ...query, prev_owner: address, forward_payload: payload },
  "0x2fcb26a2": query,
  "0x8b771735": { ...query, index: uint(256), collection: address },
  "0x693d3950": query,
  "0xa8cb00ad": { ...query, numerator: uint(16), denominator: uint(16), destination: address },
  "0x1a0b9d51": { ...query, content: anyCell },
  "0x04ded148": { ...query, dest: address, forward_payload: anyCell, with_content: bool },
  "0xd0c3bfea": { ...query, dest: address, forward_payload: anyCell, with_content: bool },
  "0x1f04537a": query,
  "0x6f89f5e3": query,
  // names
  "0x4eb1f0f9": { ...query, key: bits(256), value: ifThere(within(record)) },
  "0x4ed14b65": query,
  "0x370fec51": query,
  "0x557cea20": query,
  // orders of many
  "0xa762230f": { ...query, signer_index: uint(8) },
  "0x82609bf6": query,
  "0xafaf283e": { ...query, exit_code: uint(32) },
  // stakes
  "0x4e73744b": {
    ...query,
    validator_pubkey: bits(256),
    stake_at: uint(32),
    max_factor: uint(32),
    adnl_addr: bits(256),
    signature: bitsWithin(512),
  },
  "0xf374484c": { ...query, comment: uint(32) },
  "0xee6f454c": { ...query, reason: uint(32) },
  "0x47657424": query,
  "0xf96f7324": query,
};

const OPCODE_BITS = 32;
const COMMENT = 0;

const LAYOUTS = new Map(
  Object.entries(FIELDS).map(([opcode, fields]) => {
    const name = opcodeName(parseOpcode(opcode)) ?? opcode;
    return [Number(opcode), { name, fields }] as const;
  }),
);

export function hasLayout(opcode: number): boolean {
  return LAYOUTS.has(opcode);
}

/** A body whose layout is known by its opcode. */
export const decodeBody: Decode = (cell, levels) => {
  const reader = new CellReader(cell);
  if (reader.bitsLeft < OPCODE_BITS) return null;
  const layout = LAYOUTS.get(reader.uint(OPCODE_BITS));
  return layout === undefined ? null : readLayout(layout, reader, levels);
};

/** What comes along with something else is a text more often than not. */
function decodePayload(...[cell, levels]: Parameters<Decode>): ReturnType<Decode> {
  const reader = new CellReader(cell);
  if (reader.bitsLeft < OPCODE_BITS) return null;
  const text = reader.uint(OPCODE_BITS) === COMMENT ? commentIn(cell) : null;
  return text === null ? decodeBody(cell, levels) : { "@type": "text_comment", text };
}
