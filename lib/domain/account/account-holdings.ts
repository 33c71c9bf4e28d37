import * as v from "valibot";
import { Token } from "../action/action-row";
import { bigintText } from "../list/page-schema";
import { rowAddress } from "../list/row-schema";
import { PicturePath } from "../token/picture-schema";

/** An amount of a token. Its doubt is the reason why it is folded away. */
const TokenHolding = v.object({
  amount: bigintText,
  token: Token,
  name: v.nullable(v.string()),
  /** A note on a token that is not suspicious. */
  note: v.nullable(v.string()),
});
export type TokenHolding = v.InferOutput<typeof TokenHolding>;

const holdings = v.pipe(v.array(TokenHolding), v.readonly());

/** The first of an account's tokens, as a card shows them. */
export const TokenHoldings = v.object({
  count: v.number(),
  /** Whether there are more than were counted. */
  isMore: v.boolean(),
  shown: holdings,
  /** How many are not suspicious and not shown. */
  rest: v.number(),
  suspicious: holdings,
  suspiciousCount: v.number(),
});
export type TokenHoldings = v.InferOutput<typeof TokenHoldings>;

/** The first of an account's NFTs. */
const NftHoldings = v.object({
  count: v.number(),
  isMore: v.boolean(),
  shown: v.pipe(
    v.array(
      v.object({
        address: rowAddress,
        name: v.nullable(v.string()),
        doubt: v.nullable(v.string()),
        picture: PicturePath,
      }),
    ),
    v.readonly(),
  ),
});
export type NftHoldings = v.InferOutput<typeof NftHoldings>;

/**
 * An account's holdings and how long it has been in use. No page waits for them; null where the service did not
 * answer.
 */
export const AccountHoldings = v.object({
  tokens: v.nullable(TokenHoldings),
  nfts: v.nullable(NftHoldings),
  /** Unix seconds of its oldest and its newest transaction. */
  firstSeenAt: v.nullable(v.number()),
  lastActiveAt: v.nullable(v.number()),
});
export type AccountHoldings = v.InferOutput<typeof AccountHoldings>;
