import { bits, time, uint, type Fields } from "../fields";

export const QUERY: Fields = { query_id: uint(64) };
export const SIGNED: Fields = { signature: bits(512) };
export const FROM_WALLET: Fields = { wallet_id: uint(32), valid_until: time(32), seqno: uint(32) };
