import * as v from "valibot";
import { bigintText } from "../list/page-schema";
import { rowAddress, rowHash } from "../list/row-schema";

/** An account in a list of such; null is what is not known. */
const WatchedAccount = v.object({
  address: rowAddress,
  /** What it is called by others: its domain, as the service's name book has it. */
  domain: v.nullable(v.string()),
  status: v.nullable(v.string()),
  balance: v.nullable(bigintText),
  lastTransaction: v.nullable(rowHash),
});
export type WatchedAccount = v.InferOutput<typeof WatchedAccount>;

/** Those of the accounts asked for that the index knows. */
export const WatchedReport = v.object({ accounts: v.array(WatchedAccount), asOfMs: v.number() });
export type WatchedReport = v.InferOutput<typeof WatchedReport>;

/** As many accounts as one question may be about. */
export const MOST_ASKED = 100;
