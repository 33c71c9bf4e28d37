import { account, address } from "./address-field";
import { anyCell, coins, flag, group, maybe, time, uint, within, type Field, type Fields } from "./fields";
import { messageBody } from "./read-layout";
import type { Value } from "./value";

const TICK_TOCK: Fields = { tick: flag, tock: flag };

const stateToBeginWith = group({
  split_depth: maybe(uint(5)),
  special: maybe(group(TICK_TOCK)),
  code: maybe(anyCell),
  data: maybe(anyCell),
  libraries: maybe(anyCell),
});

/** In this cell, or in one of its own. */
const init: Field = (reader) => {
  const isApart = reader.uint(1);
  if (isApart === null) return null;
  return isApart === 1n ? anyCell(reader) : stateToBeginWith(reader);
};

const CONTENT: Fields = { state_to_begin_with: maybe(init), body: messageBody };

const TO_AN_ACCOUNT: Fields = {
  routing_disabled: flag,
  bounces_if_it_fails: flag,
  bounced: flag,
  from: address,
  to: account,
  value: coins,
  other_currencies: maybe(anyCell),
  routing_fee: coins,
  forward_fee: coins,
  logical_time: uint(64),
  created: time(32),
  ...CONTENT,
};

const A_LOG: Fields = {
  from: address,
  to: address,
  logical_time: uint(64),
  created: time(32),
  ...CONTENT,
};

/** Only the network writes these: in an order they say nothing. */
const FILLED_IN_LATER = new Set([
  "routing_disabled",
  "bounced",
  "from",
  "routing_fee",
  "forward_fee",
  "logical_time",
  "created",
]);

const kinds = {
  account: group(TO_AN_ACCOUNT, "message"),
  log: group(A_LOG, "log"),
};

/** A message as somebody orders it: what the network writes into it afterwards is left out. */
const anyMessage: Field = (reader) => {
  const isLog = reader.uint(1);
  if (isLog === 1n && reader.uint(1) !== 1n) return null;
  const value = isLog === null ? null : isLog === 1n ? kinds.log(reader) : kinds.account(reader);
  if (value?.is !== "group") return null;
  return { ...value, fields: value.fields.filter(({ name }) => !FILLED_IN_LATER.has(name)) };
};

/** A message to be sent, in a cell of its own. */
export const orderedMessage = within(anyMessage);

/** Flags of sending that there are: to pay apart, to ignore errors, to bounce, to destroy, to send all. */
const MODES = 0b1111_0011n;

const mode: Field = (reader) => {
  const value = reader.uint(8);
  return value === null || (value & ~MODES) !== 0n ? null : { is: "number", value };
};

export const order = group({ mode, message: orderedMessage }, "send");

/** Orders one after the other to the end of the cell. */
export const orders: Field = (reader) => {
  const items: Value[] = [];
  while (!reader.isDone && reader.left.values > 0) {
    const value = order(reader);
    if (value === null) return null;
    items.push(value);
  }
  return { is: "list", items };
};
