import {
  anyCell,
  bits,
  coins,
  dictionary,
  group,
  int,
  maybe,
  tagged,
  uint,
  within,
  type Field,
  type Fields,
} from "@/lib/ton/bodies/fields";
import { orderedMessage } from "@/lib/ton/bodies/message-fields";
import type { ServiceLayout } from "./body-layouts";

/**
 * Orders to wallets as in the published scheme. The explorer reads the same cells into lists of orders; here each
 * message has its own field, and lists of actions are nested.
 */

/** A list of TVM actions in its own cell; read by `decode-body.ts`. */
export const outList: Field = { is: "cell" };
/** Actions of version 5 wallets that are not TVM actions. */
export const extendedActions: Field = { is: "cell" };
/** A non-empty dictionary in its own cell. */
export const wholeDictionary: Field = dictionary(uint(16), group({ mode: uint(8), msg: orderedMessage }));

const SIGNATURE: Fields = { signature: bits(512) };
const actions = group(
  { out_actions: maybe(outList), extended_actions: maybe(extendedActions) },
  "w5_actions_request",
);
const signedRequest = group(
  { wallet_id: uint(32), valid_until: uint(32), msg_seqno: uint(32), inner: actions, ...SIGNATURE },
  "w5_signed_request",
);

/** Requests that begin with an opcode. */
export const WALLET_REQUESTS: Readonly<Record<string, Fields>> = {
  "0x7369676e": { request: signedRequest },
  "0x73696e74": { request: signedRequest },
  "0x6578746e": { query_id: uint(64), request: actions },
  "0xae42e5a4": { query_id: uint(64), actions: outList },
};

const FROM_WALLET: Fields = { subwallet_id: uint(32), valid_until: uint(32), msg_seqno: uint(32) };
const modeWithMessage = group({ mode: uint(8), msg: orderedMessage });
const PLUGIN: Fields = {
  plugin_workchain: int(8),
  plugin_address: bits(256),
  amount: coins,
  query_id: uint(64),
};

const messages = (count: number): Field =>
  group(
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`msg_${index + 1}`, modeWithMessage])),
    `msgs_${count}`,
  );

/** An order that begins with a signature. */
export interface SignedOrder extends ServiceLayout {
  /** The length of its cell: cells of other lengths are rejected without reading their fields. */
  readonly bits: number;
  /** Whether the cell may be longer. */
  readonly orMore?: boolean;
}

const SIGNATURE_BITS = 512;
const SENDER_BITS = SIGNATURE_BITS + 96;
/** The send mode of each message; the message itself is in a reference. */
const MODE_BITS = 8;
const MOST_REFS = 4;

/** In the order in which they are tried. */
function ordersWith(refs: number): readonly SignedOrder[] {
  const operation = tagged(8, {
    0: { name: "simple_send", fields: { msgs: messages(refs) } },
    1: {
      name: "deploy_install_plugin",
      fields: { plugin_workchain: int(8), plugin_balance: coins, state_init: anyCell, body: anyCell },
    },
    2: { name: "install_plugin", fields: PLUGIN },
    3: { name: "remove_plugin", fields: PLUGIN },
  });
  const inner = within(
    group({
      subwallet_id: uint(32),
      message_to_send: orderedMessage,
      send_mode: uint(8),
      query_id: group({ shift: uint(13), bit_number: uint(10) }),
      created_at: uint(64),
      timeout: uint(22),
    }),
  );
  return [
    {
      name: "preprocessed_wallet_signed_v2",
      bits: SIGNATURE_BITS,
      fields: {
        ...SIGNATURE,
        inner: within(group({ valid_until: uint(64), seqno: uint(16), actions: outList })),
      },
    },
    { name: "highload_wallet_signed_v3", bits: SIGNATURE_BITS, fields: { ...SIGNATURE, msg_inner: inner } },
    {
      name: "highload_wallet_signed_v2",
      bits: SIGNATURE_BITS + 97,
      fields: {
        ...SIGNATURE,
        subwallet_id: uint(32),
        query_id: uint(64),
        payload: dictionary(uint(16), modeWithMessage),
      },
    },
    {
      name: "highload_wallet_signed_v1",
      bits: SENDER_BITS,
      fields: { ...SIGNATURE, ...FROM_WALLET, payload: wholeDictionary },
    },
    {
      name: "wallet_signed_v4",
      bits: SENDER_BITS + 8,
      orMore: true,
      fields: { ...SIGNATURE, ...FROM_WALLET, op: operation },
    },
    {
      name: "wallet_signed_v3",
      bits: SENDER_BITS + refs * MODE_BITS,
      fields: { ...SIGNATURE, ...FROM_WALLET, msgs: messages(refs) },
    },
    {
      name: "wallet_signed_v1_v2",
      bits: SIGNATURE_BITS + 64 + refs * MODE_BITS,
      fields: { ...SIGNATURE, msg_seqno: uint(32), valid_until: uint(32), msgs: messages(refs) },
    },
  ];
}

const ORDERS = Array.from({ length: MOST_REFS + 1 }, (_, refs) => ordersWith(refs));

/** The orders that a cell of this size can contain. */
export function signedOrders(cell: { readonly bits: number; readonly refs: number }): readonly SignedOrder[] {
  return (ORDERS[cell.refs] ?? []).filter(({ bits: length, orMore }) =>
    orMore === true ? cell.bits >= length : cell.bits === length,
  );
}
