import * as v from "valibot";
import { bigintText } from "../list/page-schema";
import { rowAddress, rowHash } from "../list/row-schema";

/** A watched account; null where something is unknown. */
export const WatchedAccount = v.object({
  address: rowAddress,
  /** Its domain in the service's address book, or its name in a file of names. */
  domain: v.nullable(v.string()),
  /** The source of its name, and why the name may mislead. */
  nameSource: v.optional(v.string()),
  doubt: v.optional(v.string()),
  status: v.nullable(v.string()),
  balance: v.nullable(bigintText),
  lastTransaction: v.nullable(rowHash),
});
export type WatchedAccount = v.InferOutput<typeof WatchedAccount>;

/** The requested accounts that the index has. */
export const WatchedReport = v.object({ accounts: v.array(WatchedAccount), asOfMs: v.number() });
export type WatchedReport = v.InferOutput<typeof WatchedReport>;

/** The most accounts of one request. */
export const MAX_WATCHED = 100;
