import {
  account,
  address,
  coins,
  either,
  externalBody,
  flag,
  maybe,
  messageBody,
  sizedUint,
  time,
  uint,
  within,
  type Fields,
  type Variant,
} from "../bodies/fields";
import { EXTRA, state } from "./common-fields";

const STATE_INIT: Fields = { state_init: maybe(either(state, within(state))) };

const SENT: Fields = { created_lt: uint(64), created_at: time(32) };

const INTERNAL: Fields = {
  ihr_disabled: flag,
  bounce: flag,
  bounced: flag,
  source: address,
  destination: account,
  value: coins,
  ...EXTRA,
  // Until version 12 of the protocol the fee of a kind of routing, which did not exist.
  extra_flags: sizedUint(4),
  forward_fee: coins,
  ...SENT,
  ...STATE_INIT,
  body: messageBody,
};

const EXTERNAL_IN: Fields = {
  source: address,
  destination: account,
  import_fee: coins,
  ...STATE_INIT,
  body: externalBody,
};

const EXTERNAL_OUT: Fields = {
  source: account,
  destination: address,
  ...SENT,
  ...STATE_INIT,
  body: messageBody,
};

/** Messages, by the bits that they begin with. */
export const MESSAGES: readonly Variant[] = [
  { prefix: { bits: 1, value: 0 }, name: "internal_message", fields: INTERNAL },
  { prefix: { bits: 2, value: 0b10 }, name: "external_message", fields: EXTERNAL_IN },
  { prefix: { bits: 2, value: 0b11 }, name: "external_out_message", fields: EXTERNAL_OUT },
];
