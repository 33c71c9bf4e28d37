import { anyCell, bits, maybe, tagged, time, uint, type Fields } from "../fields";

export const QUERY: Fields = { query_id: uint(64) };
export const SIGNED: Fields = { signature: bits(512) };
export const FROM_WALLET: Fields = { wallet_id: uint(32), valid_until: time(32), seqno: uint(32) };
export const maybeCell = maybe(anyCell);

/** A flag of two equal bits. */
export const doubleFlag = tagged(2, {
  0b11: { name: "bool_true", fields: {} },
  0b00: { name: "bool_false", fields: {} },
});
