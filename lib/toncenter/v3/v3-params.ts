import { optional, optionalMany, type PageSize } from "../endpoint";
import * as param from "../param";

/** The maximum number of rows or values per request, with few exceptions. */
export const MAX_ROWS = 1_000;
const MAX_OFFSET = 2 ** 31 - 1;

export const limit = optional(param.int(1, MAX_ROWS), "Maximum number of rows.");
export const offset = optional(param.int(0, MAX_OFFSET), "Number of rows to skip.");
export const sort = optional(param.oneOf("asc", "desc"), "Oldest first or newest first.");

/** Parameters of a list that is read page by page. */
export const page = { limit, offset };

export const TEN_ROWS: PageSize = { default: 10, max: MAX_ROWS };
/** The same for lists that check the limit only while reading, and then fail. */
export const TEN_ROWS_CHECKED_LATE: PageSize = { ...TEN_ROWS, overLimit: 500 };
export const HUNDRED_ROWS: PageSize = { default: 100, max: MAX_ROWS };

export const utimeWindow = {
  start_utime: optional(param.utime, "Lower bound of the time."),
  end_utime: optional(param.utime, "Upper bound of the time."),
};

export const ltWindow = {
  start_lt: optional(param.lt, "Lower bound of the logical time."),
  end_lt: optional(param.lt, "Upper bound of the logical time."),
};

export const timeWindow = { ...utimeWindow, ...ltWindow };

export const direction = optional(param.oneOf("in", "out"), "Received or sent.");

export const mcSeqno = optional(param.seqno, "Only what this masterchain block contains or completes.");

export function addresses(about: string, atMost: number = MAX_ROWS) {
  return optionalMany(param.address, atMost, about);
}

export function hashes(about: string) {
  return optionalMany(param.hash, MAX_ROWS, about);
}
