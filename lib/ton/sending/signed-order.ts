import type { Address } from "../address/address";
import { BodyReader } from "../bodies/body-reader";
import { ORDER } from "../bodies/message-fields";
import { readingOf } from "../bodies/read-body";
import { readLayout } from "../bodies/read-layout";
import type { Body, NamedValue, Value } from "../bodies/value";
import type { CellGraph } from "../cell/cell";
import { readDictionary } from "../cell/dictionary";

/** A message that a wallet is ordered to send. */
export interface OrderedSend {
  readonly is: "message" | "log";
  /** The send mode: 128 sends the whole balance. */
  readonly mode: number;
  /** Null for a log, which has no receiver. */
  readonly to: Address | null;
  readonly value: bigint;
  readonly bounce: boolean;
  readonly extraCurrencies: Value | null;
  /** Null where there are none. */
  readonly extraFlags: Value | null;
  /** Null where there is none. */
  readonly init: Value | null;
  readonly body: Value | null;
}

/** The content of a signed external message for a wallet. */
export interface SignedOrder {
  /** The layout by which it was read. */
  readonly layout: OrderLayoutName;
  /** 64 bytes in hexadecimal. */
  readonly signature: string | null;
  readonly seqno: number | null;
  readonly walletId: number | null;
  /** Unix seconds. */
  readonly validUntil: number | null;
  readonly sends: readonly OrderedSend[];
  /** Orders that are not messages: plugins and extensions. */
  readonly others: number;
  /** False if there is more than was read. */
  readonly whole: boolean;
}

/** Where the signature of a layout is: before what it signs, after it, or before a cell that it signs. */
export const SIGNED_PART = {
  wallet_v1_external_message: "behind",
  wallet_v2_external_message: "behind",
  wallet_v3_external_message: "behind",
  wallet_v4_external_message: "behind",
  wallet_highload_v2_external_message: "behind",
  wallet_highload_v3_external_message: "apart",
  w5_external_signed_request: "before",
} as const;

/** The prefixes of the kinds of wallets that read a layout. */
export const WALLETS_OF_LAYOUT: Readonly<Record<OrderLayoutName, string>> = {
  wallet_v1_external_message: "wallet_v1",
  wallet_v2_external_message: "wallet_v2",
  wallet_v3_external_message: "wallet_v3",
  wallet_v4_external_message: "wallet_v4",
  wallet_highload_v2_external_message: "wallet_highload_v2",
  wallet_highload_v3_external_message: "wallet_highload_v3",
  w5_external_signed_request: "wallet_v5r1",
};

export type OrderLayoutName = keyof typeof SIGNED_PART;

const isOrderLayout = (name: string): name is OrderLayoutName => Object.hasOwn(SIGNED_PART, name);

/** The order in a decoded body; null for other bodies. */
export function signedOrderIn(graph: CellGraph, body: Body): SignedOrder | null {
  const { name, fields, fit } = body;
  if (!isOrderLayout(name) || fit.is === "unfit") return null;
  const inner = valueOf(fields, "order");
  const all = inner?.is === "group" ? [...fields, ...inner.fields] : fields;
  const listed = name === "wallet_highload_v2_external_message" ? highloadSends(graph) : null;
  return {
    layout: name,
    signature: hexOf(all, "signature"),
    seqno: numberOf(all, "seqno"),
    walletId: int32(numberOf(all, "wallet_id")),
    validUntil: validUntilIn(name, all),
    sends: listed?.sends ?? unwrapped(sendsIn(fields)),
    others: othersIn(fields),
    whole: fit.is === "whole" && listed?.whole !== false,
  };
}

function valueOf(fields: readonly NamedValue[], name: string): Value | null {
  return fields.find((field) => field.name === name)?.value ?? null;
}

function bigintOf(fields: readonly NamedValue[], name: string): bigint | null {
  const value = valueOf(fields, name);
  return value?.is === "number" || value?.is === "time" || value?.is === "coins" ? value.value : null;
}

function numberOf(fields: readonly NamedValue[], name: string): number | null {
  const value = bigintOf(fields, name);
  return value === null ? null : Number(value);
}

function hexOf(fields: readonly NamedValue[], name: string): string | null {
  const value = valueOf(fields, name);
  return value?.is === "bits" ? value.hex : null;
}

function int32(value: number | null): number | null {
  return value === null ? null : value | 0;
}

/**
 * The expiry; high-load wallets have it in other fields: in the upper half of the query id, or as a time and a
 * duration.
 */
function validUntilIn(layout: OrderLayoutName, fields: readonly NamedValue[]): number | null {
  if (layout === "wallet_highload_v2_external_message") {
    const query = bigintOf(fields, "query_id");
    return query === null ? null : Number(query >> 32n);
  }
  if (layout === "wallet_highload_v3_external_message") {
    const created = numberOf(fields, "created");
    const timeout = numberOf(fields, "timeout");
    return created === null || timeout === null ? null : created + timeout;
  }
  return numberOf(fields, "valid_until");
}

/** All sends in the fields of a body, in order; not those in bodies of messages. */
function sendsIn(fields: readonly NamedValue[]): readonly OrderedSend[] {
  const send = sendOf(fields);
  if (send !== null) return [send];
  return fields.flatMap(({ value }) => sendsInValue(value));
}

const TO_ITSELF = "highload_v3_internal_request";

/** A high-load wallet of version 3 sends itself a message with all orders, if there is more than one. */
function unwrapped(sends: readonly OrderedSend[]): readonly OrderedSend[] {
  const [only, ...others] = sends;
  if (others.length > 0 || only?.body?.is !== "body" || only.body.body.name !== TO_ITSELF) return sends;
  const inner = sendsIn(only.body.body.fields);
  return inner.length === 0 ? sends : inner;
}

function sendsInValue(value: Value): readonly OrderedSend[] {
  if (value.is === "group") return sendsIn(value.fields);
  return value.is === "list" ? value.items.flatMap(sendsInValue) : [];
}

function sendOf(fields: readonly NamedValue[]): OrderedSend | null {
  const mode = numberOf(fields, "mode");
  const message = valueOf(fields, "message");
  if (mode === null || message?.is !== "group") return null;
  const to = valueOf(message.fields, "to");
  const bounce = valueOf(message.fields, "bounce");
  return {
    is: message.name === "log" ? "log" : "message",
    mode,
    to: to?.is === "address" ? to.address : null,
    value: bigintOf(message.fields, "value") ?? 0n,
    bounce: bounce?.is === "flag" && bounce.value,
    extraCurrencies: present(valueOf(message.fields, "extra_currencies")),
    extraFlags: present(valueOf(message.fields, "extra_flags")),
    init: present(valueOf(message.fields, "state_init")),
    body: present(valueOf(message.fields, "body")),
  };
}

function present(value: Value | null): Value | null {
  return value === null || value.is === "none" ? null : value;
}

/** Plugins of version 4, and the other actions of version 5. */
function othersIn(fields: readonly NamedValue[]): number {
  const order = valueOf(fields, "order");
  if (order?.is === "group" && order.name !== null && order.name !== "send") return 1;
  const others = valueOf(fields, "other_actions");
  return others?.is === "list" ? others.items.length : 0;
}

const HIGHLOAD_KEY_BITS = 16;
const MOST_SENDS = 255;
/** The most values of all messages together. */
const MOST_VALUES = 2_000;
const HIGHLOAD_SEND = { name: "send", standard: "code of the wallet", fields: ORDER, exact: true } as const;

interface ListedSends {
  readonly sends: readonly OrderedSend[];
  readonly whole: boolean;
}

/** The dictionary of messages of a high-load wallet of version 2, which is the only reference of its body. */
function highloadSends(graph: CellGraph): ListedSends | null {
  const ref = graph.cells[graph.roots[0] ?? -1]?.refs[0];
  const dictionary = ref === undefined ? null : readDictionary(graph, ref, HIGHLOAD_KEY_BITS, MOST_SENDS);
  if (dictionary === null) return null;
  const reading = readingOf(MOST_VALUES);
  const sends = dictionary.entries.flatMap(({ cell, start }) => {
    const reader = new BodyReader(graph, cell, reading);
    reader.uint(start);
    const { fit, fields } = readLayout(HIGHLOAD_SEND, reader, null, "form");
    return fit.is === "unfit" ? [] : (sendOf(fields) ?? []);
  });
  return { sends, whole: dictionary.whole && sends.length === dictionary.entries.length };
}
