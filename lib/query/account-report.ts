import * as v from "valibot";
import { ApiErrorSchema } from "../toncenter/error-schema";
import { bigintText } from "./list/page-schema";
import { rowHash } from "./row-schema";

const hash = v.nullable(rowHash);

/** What the index has on record about an account. Null is what it does not know. */
const AccountFacts = v.object({
  status: v.nullable(v.string()),
  balance: v.nullable(bigintText),
  extraCurrencies: v.array(v.object({ id: v.string(), amount: bigintText })),
  /** Its domain, as the service's name book has it. */
  domain: v.nullable(v.string()),
  /** Null when nobody looked yet, which is not the same as none. */
  interfaces: v.nullable(v.array(v.string())),
  codeHash: hash,
  dataHash: hash,
  frozenHash: hash,
  lastTransaction: v.nullable(v.object({ hash: rowHash, lt: v.nullable(bigintText) })),
});
export type AccountFacts = v.InferOutput<typeof AccountFacts>;

/** An account, as our own server tells it to browsers. With neither account nor problem it was never seen. */
export const AccountReport = v.object({
  account: v.nullable(AccountFacts),
  /** When the service said so, by our server's clock. */
  asOfMs: v.nullable(v.number()),
  /** Why there is nothing newer, if the service could not be asked. */
  problem: v.nullable(ApiErrorSchema),
  nowMs: v.number(),
});
export type AccountReport = v.InferOutput<typeof AccountReport>;
