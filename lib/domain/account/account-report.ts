import * as v from "valibot";
import { ApiErrorSchema } from "../../toncenter/error-schema";
import { bigintText } from "../list/page-schema";
import { rowHash } from "../list/row-schema";

const hash = v.nullable(rowHash);
const flag = v.nullable(v.boolean());

/** Facts about an account; null where unknown. */
const AccountFacts = v.object({
  /** The source: the index, or a node if the index does not answer or does not have the account. */
  source: v.picklist(["index", "node"]),
  status: v.nullable(v.string()),
  balance: v.nullable(bigintText),
  extraCurrencies: v.array(v.object({ id: v.string(), amount: bigintText })),
  /** The form in which its address is given: bounceable for contracts, not for wallets. */
  bounceable: v.boolean(),
  /** Its domain, from the service's name book. */
  domain: v.nullable(v.string()),
  /** Its name apart from a private label, and the source of that name; absent if it has none. */
  named: v.optional(
    v.object({ text: v.nullable(v.string()), source: v.string(), doubt: v.nullable(v.string()) }),
  ),
  /** Its interfaces, and the name of its code. */
  kinds: v.array(v.string()),
  /** The types of its contract. Null if unknown. */
  types: v.nullable(v.array(v.object({ name: v.string(), reason: v.nullable(v.string()) }))),
  codeHash: hash,
  frozenHash: hash,
  /** Whether the network's configuration forbids deploying a contract there. */
  suspended: flag,
  /** For wallets only; some versions have no id, or no way to forbid signatures. */
  wallet: v.nullable(v.object({ seqno: v.nullable(v.number()), id: v.nullable(v.number()), maySign: flag })),
  lastTransaction: v.nullable(v.object({ hash: rowHash, lt: v.nullable(bigintText) })),
});
export type AccountFacts = v.InferOutput<typeof AccountFacts>;

/** An account, as our own server sends it to browsers. With neither account nor problem it has no state. */
export const AccountReport = v.object({
  account: v.nullable(AccountFacts),
  /** When the service answered, by our server's clock. */
  asOfMs: v.nullable(v.number()),
  /** Why there is nothing newer from the index, if the call failed. */
  problem: v.nullable(ApiErrorSchema),
  nowMs: v.number(),
});
export type AccountReport = v.InferOutput<typeof AccountReport>;
