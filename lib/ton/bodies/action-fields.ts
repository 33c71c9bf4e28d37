import { account } from "./address-field";
import type { BodyReader } from "./body-reader";
import { flag, tagged, type Field, type Fields } from "./fields";
import { order } from "./message-fields";
import type { Value } from "./value";

const SEND = 0x0ec3c86dn;
/** The most that the network carries out. */
const MOST_ACTIONS = 255;

/** A list of actions has its last one outermost. */
export const actionList: Field = (reader) => {
  const items: Value[] = [];
  let at: BodyReader | null = reader;
  while (at !== null && !at.isDone) {
    if (items.length >= MOST_ACTIONS) return null;
    if (reader.left.values <= 0) break;
    const before: BodyReader | null = at.onward();
    const value: Value | null = at.uint(32) === SEND ? order(at) : null;
    if (value === null || !at.isDone) return null;
    items.unshift(value);
    at = before;
  }
  return at === null ? null : { is: "list", items };
};

const ACCOUNT: Fields = { account };

const extended = tagged(8, {
  0x02: { name: "add_extension", fields: ACCOUNT },
  0x03: { name: "remove_extension", fields: ACCOUNT },
  0x04: { name: "allow_signatures", fields: { allowed: flag } },
});

/** Each but the first in a cell of its own. */
export const extendedActions: Field = (reader) => {
  const items: Value[] = [];
  let at: BodyReader | null = reader;
  while (items.length < MOST_ACTIONS && reader.left.values > 0) {
    const value: Value | null = extended(at);
    if (value === null || (at !== reader && at.bitsLeft > 0)) return null;
    items.push(value);
    if (at.refsLeft === 0) break;
    at = at.onward();
    if (at === null) return null;
  }
  return { is: "list", items };
};
