import {
  Address,
  beginCell,
  Cell,
  comment,
  Dictionary,
  internal,
  storeMessageRelaxed,
  type Builder,
} from "@ton/core";
import type { Field, Fields } from "../../../lib/ton/bodies/fields";
import { orderedMessage } from "../../../lib/ton/bodies/message-fields";

/** Used by tests only: writes a body of a layout, and the service's expected JSON. */

/** Draws a non-negative integer below this one. */
export type Draw = (below: number) => number;

interface Written {
  readonly builder: Builder;
  readonly json: unknown;
}

type Json = Readonly<Record<string, unknown>>;

const EMPTY: Json = { "@type": "empty_cell" };
const PLAIN = beginCell().storeUint(5, 9).endCell();
const asCell = (cell: Cell): Json => ({
  "@type": "cell",
  boc: cell.toBoc({ idx: false, crc32: true }).toString("base64"),
});

function bigOf(draw: Draw, bits: number): bigint {
  let value = 0n;
  for (let left = bits; left > 0; left -= 16) value = (value << 16n) | BigInt(draw(65_536));
  return BigInt.asUintN(bits, value);
}

function addressOf(draw: Draw): readonly [Address, Json] {
  const hash = Buffer.from(bigOf(draw, 256).toString(16).padStart(64, "0"), "hex");
  const workChain = draw(4) === 0 ? -1 : 0;
  const json = {
    "@type": "addr_std",
    workchain_id: String(workChain),
    address: hash.toString("hex").toUpperCase(),
  };
  return [new Address(workChain, hash), json];
}

function amountOf(draw: Draw, type: string | undefined, lengthBits: number): Written {
  const value = BigInt(draw(2 ** 31));
  const len = Math.ceil(value.toString(16).length / 2) * (value === 0n ? 0 : 1);
  const json = { "@type": "var_uint", len: String(len), value: String(value) };
  return {
    builder: beginCell()
      .storeUint(len, lengthBits)
      .storeUint(value, len * 8),
    json: type === undefined ? json : { "@type": type, amount: json },
  };
}

const MESSAGE = beginCell()
  .store(
    storeMessageRelaxed(
      internal({ to: new Address(0, Buffer.alloc(32, 7)), value: 5n, bounce: true, body: "hi" }),
    ),
  )
  .endCell();
const none: Json = { "@type": "nanograms", amount: { "@type": "var_uint", len: "0", value: "0" } };
const MESSAGE_JSON: Json = {
  "@type": "message",
  info: {
    "@type": "int_msg_info",
    ihr_disabled: true,
    bounce: true,
    bounced: false,
    src: { "@type": "addr_none" },
    dest: { "@type": "addr_std", workchain_id: "0", address: "07".repeat(32) },
    value: {
      "@type": "currencies",
      grams: { "@type": "nanograms", amount: { "@type": "var_uint", len: "1", value: "5" } },
      other: { "@type": "extra_currencies", dict: { "@type": "hashmap_empty" } },
    },
    ihr_fee: none,
    fwd_fee: none,
    created_lt: "0",
    created_at: "0",
  },
  init: null,
  body: { "@type": "text_comment", text: "hi" },
};

const bit = (value: boolean) => beginCell().storeBit(value);

function behind(prefix: Builder, { builder, json }: Written): Written {
  return { builder: prefix.storeBuilder(builder), json };
}

const apart = ({ builder, json }: Written): Written => ({ builder: beginCell().storeRef(builder), json });

/** Recursive fields end at this depth. */
const DEEPEST = 6;

export function writeFields(fields: Fields, draw: Draw, name: string | null, depth = 0): Written {
  const builder = beginCell();
  const json: Record<string, unknown> = name === null ? {} : { "@type": name };
  for (const [key, field] of Object.entries(fields)) {
    if (field.is === "when") {
      const before = json[field.flag];
      if ((before === true || (before !== false && before !== "0")) !== field.set) continue;
    }
    const written = writeField(field, draw, depth);
    builder.storeBuilder(written.builder);
    if (field.is === "beyond") continue;
    if (field.is === "unnamed" || field.is === "sized text") {
      const { "@type": _, ...inner } = Object(written.json);
      Object.assign(json, field.is === "unnamed" ? inner : { len: inner.len, [key]: inner.text });
    } else json[key] = written.json;
  }
  return { builder, json };
}

function writeField(field: Field, draw: Draw, depth: number): Written {
  if (field === orderedMessage) return { builder: beginCell().storeRef(MESSAGE), json: MESSAGE_JSON };
  switch (field.is) {
    case "uint":
    case "time":
    case "int": {
      const value = bigOf(draw, field.bits);
      return {
        builder: beginCell().storeUint(value, field.bits),
        json: String(field.is === "int" ? BigInt.asIntN(field.bits, value) : value),
      };
    }
    case "send mode":
      return { builder: beginCell().storeUint(3, 8), json: "3" };
    case "bits": {
      const value = bigOf(draw, field.bits);
      return {
        builder: beginCell().storeUint(value, field.bits),
        json: value
          .toString(16)
          .padStart(field.bits / 4, "0")
          .toUpperCase(),
      };
    }
    case "coins":
    case "units":
      return amountOf(draw, field.type, 4);
    case "sized uint":
      return amountOf(draw, undefined, field.lengthBits);
    case "flag": {
      const value = draw(2) === 1;
      return { builder: bit(value), json: value };
    }
    case "address":
    case "account": {
      if (field.is === "address" && draw(4) === 0)
        return { builder: beginCell().storeAddress(null), json: { "@type": "addr_none" } };
      const [address, json] = addressOf(draw);
      return { builder: beginCell().storeAddress(address), json };
    }
    case "cell":
      return { builder: beginCell().storeRef(PLAIN), json: asCell(PLAIN) };
    case "sealed":
      return { builder: beginCell().storeUint(5, 8), json: asCell(beginCell().storeUint(5, 8).endCell()) };
    case "rest":
    case "beginning":
      return draw(2) === 0
        ? { builder: beginCell(), json: EMPTY }
        : { builder: beginCell().storeSlice(PLAIN.beginParse()), json: asCell(PLAIN) };
    case "body":
      return {
        builder: beginCell().storeSlice(comment("tea").beginParse()),
        json: { "@type": "text_comment", text: "tea" },
      };
    case "body apart":
    case "returned":
      return {
        builder: beginCell().storeRef(comment("tea")),
        json: { "@type": "text_comment", text: "tea" },
      };
    case "text":
      return { builder: beginCell().storeBuffer(Buffer.from("tea")), json: "tea" };
    case "sized text":
      return {
        builder: beginCell().storeUint(3, 8).storeBuffer(Buffer.from("tea")),
        json: { len: "3", text: "746561".toUpperCase() },
      };
    case "chunked text":
      return {
        builder: beginCell().storeUint(1, 8).storeUint(3, 8).storeBuffer(Buffer.from("tea")),
        json: "tea",
      };
    case "maybe":
      return depth < DEEPEST && draw(2) === 1
        ? behind(bit(true), writeField(field.field, draw, depth + 1))
        : { builder: bit(false), json: null };
    case "either":
      return draw(2) === 1
        ? behind(bit(true), writeField(field.apart, draw, depth))
        : behind(bit(false), writeField(field.here, draw, depth));
    case "within":
      return apart(writeField(field.field, draw, depth + 1));
    case "if left":
    case "if referred":
    case "hidden":
    case "hidden zero":
    case "unnamed":
    case "beyond":
    case "when":
      return writeField(field.field, draw, depth);
    case "recursive":
      return writeField(field.field(), draw, depth + 1);
    case "group":
      return writeFields(field.fields, draw, field.name, depth);
    case "tagged": {
      // The last variant ends a recursion.
      const which = depth < DEEPEST ? draw(field.variants.length) : field.variants.length - 1;
      const { prefix, name, fields } = field.variants[which] ?? never();
      const written = writeFields(fields, draw, name, depth + 1);
      return behind(beginCell().storeUint(prefix.value, prefix.bits), written);
    }
    case "dictionary":
      return dictionaryOf(field, draw, depth);
    default:
      return never();
  }
}

function dictionaryOf(
  field: Extract<Field, { readonly is: "dictionary" }>,
  draw: Draw,
  depth: number,
): Written {
  const keys = new Set(Array.from({ length: draw(4) }, () => bigOf(draw, field.keyBits)));
  if (keys.size === 0) return { builder: bit(false), json: { "@type": "hashmap_empty" } };
  const dictionary = Dictionary.empty<bigint, Builder>(Dictionary.Keys.BigUint(field.keyBits), {
    serialize: (value, to) => to.storeBuilder(value),
    parse: () => beginCell(),
  });
  const items = [...keys]
    .toSorted((a, b) => (a < b ? -1 : 1))
    .map((key) => {
      const written = writeField(field.item, draw, depth + 1);
      dictionary.set(key, written.builder);
      return { key: String(key), value: written.json };
    });
  return { builder: beginCell().storeDict(dictionary), json: { "@type": "hashmap_root", items } };
}

function never(): never {
  throw new Error("no layout has such a field");
}
