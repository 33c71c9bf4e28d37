import {
  account,
  address,
  anyCell,
  coins,
  either,
  flag,
  group,
  hidden,
  maybe,
  messageBody,
  repeated,
  sizedUint,
  time,
  uint,
  unlessZero,
  variants,
  within,
  type Field,
  type Fields,
} from "./fields";

const initialState = group({
  split_depth: maybe(uint(5)),
  special: maybe(group({ tick: flag, tock: flag })),
  code: maybe(anyCell),
  data: maybe(anyCell),
  libraries: maybe(anyCell),
});

const CONTENT: Fields = { state_init: maybe(either(initialState, anyCell)), body: messageBody };

/** Only the network writes the hidden fields: in an order they are empty. The sender chooses the extra flags. */
const TO_AN_ACCOUNT: Fields = {
  routing_disabled: hidden(flag),
  bounce: flag,
  bounced: hidden(flag),
  from: hidden(address),
  to: account,
  value: coins,
  extra_currencies: maybe(anyCell),
  // Until version 12 of the protocol the fee of a kind of routing, which did not exist.
  extra_flags: unlessZero(sizedUint(4)),
  forward_fee: hidden(coins),
  logical_time: hidden(uint(64)),
  created: hidden(time(32)),
  ...CONTENT,
};

const A_LOG: Fields = {
  from: hidden(address),
  to: address,
  logical_time: hidden(uint(64)),
  created: hidden(time(32)),
  ...CONTENT,
};

/** A message to be sent, in its own cell. */
export const orderedMessage = within(
  variants(
    { prefix: { bits: 1, value: 0b0 }, name: "message", fields: TO_AN_ACCOUNT },
    { prefix: { bits: 2, value: 0b11 }, name: "log", fields: A_LOG },
  ),
);

const mode: Field = { is: "send mode" };

export const ORDER: Fields = { mode, message: orderedMessage };

/** Orders one after the other to the end of the cell. */
export const orders = repeated(group(ORDER, "send"));
