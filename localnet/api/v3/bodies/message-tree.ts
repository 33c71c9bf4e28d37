import {
  address,
  account,
  anyCell,
  bits,
  dictionary,
  either,
  flag,
  group,
  maybe,
  nanograms,
  tagged,
  uint,
  units,
  variants,
  within,
  type Field,
} from "@/lib/ton/bodies/fields";

/** An outgoing message as in the published scheme, including the fields that only the network fills. */

export const extraCurrencies: Field = group({ dict: dictionary(uint(32), units) }, "extra_currencies");

const stateInit = group({
  fixed_prefix_length: maybe(uint(5)),
  special: maybe(group({ tick: flag, tock: flag }, "tick_tock")),
  code: maybe(anyCell),
  data: maybe(anyCell),
  library: maybe(anyCell),
});

const SENT = { created_lt: uint(64), created_at: uint(32) };

const info = variants(
  {
    prefix: { bits: 1, value: 0b0 },
    name: "int_msg_info",
    fields: {
      ihr_disabled: flag,
      bounce: flag,
      bounced: flag,
      src: address,
      dest: account,
      value: group({ grams: nanograms, other: extraCurrencies }, "currencies"),
      ihr_fee: nanograms,
      fwd_fee: nanograms,
      ...SENT,
    },
  },
  {
    prefix: { bits: 2, value: 0b11 },
    name: "ext_out_msg_info",
    fields: { src: address, dest: address, ...SENT },
  },
);

export const messageApart: Field = within(
  group(
    {
      info,
      init: maybe(either(stateInit, within(stateInit))),
      body: either({ is: "rest" }, anyCell),
    },
    "message",
  ),
);

/** An entry of a list of actions. */
export const outAction: Field = tagged(32, {
  0x0ec3c86d: { name: "action_send_msg", fields: { mode: uint(8), out_msg: messageApart } },
  0xad4de08e: { name: "action_set_code", fields: { new_code: anyCell } },
  0x36e6b809: {
    name: "action_reserve_currency",
    fields: { mode: uint(8), currency: group({ grams: nanograms, other: extraCurrencies }, "currencies") },
  },
  0x26fa1dd4: {
    name: "action_change_library",
    fields: {
      mode: uint(7),
      libref: tagged(1, {
        0: { name: "libref_hash", fields: { lib_hash: bits(256) } },
        1: { name: "libref_ref", fields: { library: anyCell } },
      }),
    },
  },
});

export const extendedAction: Field = tagged(8, {
  0x02: { name: "add_extension", fields: { addr: account } },
  0x03: { name: "delete_extension", fields: { addr: account } },
  0x04: { name: "set_signature_auth_allowed", fields: { allowed: flag } },
});
