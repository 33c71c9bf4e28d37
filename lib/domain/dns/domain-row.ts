import * as v from "valibot";
import { bigintText } from "../list/page-schema";
import { rowAddress } from "../list/row-schema";
import { Party } from "../transaction/transaction-row";

/** Why a name may be mistaken for another one. */
const warning = v.nullable(v.string());

/** A domain that leads to a wallet. */
export const DomainRow = v.object({
  domain: v.string(),
  warning,
  item: rowAddress,
  owner: v.nullable(Party),
  site: v.nullable(v.string()),
  storage: v.nullable(v.string()),
  resolver: v.nullable(rowAddress),
});
export type DomainRow = v.InferOutput<typeof DomainRow>;

/** An auction by its highest bid. */
export const DomainAuctionRow = v.object({
  domain: v.string(),
  warning,
  item: rowAddress,
  bidder: v.nullable(Party),
  bid: v.nullable(bigintText),
  /** Unix seconds. */
  endsAt: v.nullable(v.number()),
  finished: v.boolean(),
});
export type DomainAuctionRow = v.InferOutput<typeof DomainAuctionRow>;
