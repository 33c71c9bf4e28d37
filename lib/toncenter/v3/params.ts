import { optional, optionalMany, type Paging } from "../endpoint";
import * as param from "../param";

/** What one request may ask for at the most, nearly everywhere. */
export const MAX_ROWS = 1_000;
const MAX_OFFSET = 2 ** 31 - 1;

export const limit = optional(param.int(1, MAX_ROWS), "How many rows at the most.");
export const offset = optional(param.int(0, MAX_OFFSET), "How many rows to leave out at the start.");
export const sort = optional(param.oneOf("asc", "desc"), "Oldest first or newest first.");

/** A list that is read page by page. */
export const page = { limit, offset };

export const TEN_ROWS: Paging = { default: 10, max: MAX_ROWS, offset: true };
export const HUNDRED_ROWS: Paging = { default: 100, max: MAX_ROWS, offset: true };

export const utimeWindow = {
  start_utime: optional(param.utime, "Nothing before this time."),
  end_utime: optional(param.utime, "Nothing after this time."),
};

export const ltWindow = {
  start_lt: optional(param.lt, "Nothing below this logical time."),
  end_lt: optional(param.lt, "Nothing above this logical time."),
};

export const timeWindow = { ...utimeWindow, ...ltWindow };

export const direction = optional(param.oneOf("in", "out"), "Received or sent.");

export const mcSeqno = optional(param.seqno, "Only what this masterchain block holds or completes.");

export function addresses(about: string, atMost: number = MAX_ROWS) {
  return optionalMany(param.address, atMost, about);
}

export function hashes(about: string) {
  return optionalMany(param.hash, MAX_ROWS, about);
}
