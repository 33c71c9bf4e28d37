import * as v from "valibot";
import { blockName, masterchainBlock } from "./chain/chain-blocks";
import type { Chain } from "./chain/chain";
import { HOSTILE } from "./chain/domain-names";
import { timeline } from "./chain/chain-lists";

const text = v.string();

/** Ids on a chain for tests, including some that do not exist. */
export const Facts = v.object({
  head: v.object({
    seqno: v.number(),
    utime: v.number(),
    shardBlock: v.object({ workchain: v.number(), shard: text, seqno: v.number() }),
  }),
  /** Takes part in every second trace, and has half of all tokens and the highest balance. */
  busyAccount: text,
  otherAccount: text,
  unknownAccount: text,
  /** Has a hostile domain. */
  hostileAccount: text,
  jettonMaster: text,
  jettonWallet: text,
  nftItem: text,
  nftCollection: text,
  newestTransaction: text,
  newestMessage: text,
  newestTrace: text,
  /** The last row of the list of all transactions. */
  oldestListedTransaction: text,
  firstPendingTransaction: v.nullable(text),
  unknownHash: text,
});
export type Facts = v.InferOutput<typeof Facts>;

export function factsOf(chain: Chain): Facts {
  const { ids, newest } = chain;
  const shardBlock = blockName(masterchainBlock(chain.head) - 1);
  return {
    head: { seqno: chain.head, utime: chain.utime(chain.head), shardBlock },
    busyAccount: ids.address("wallet", 0),
    otherAccount: ids.address("wallet", 1),
    hostileAccount: ids.address("wallet", HOSTILE),
    unknownAccount: `0:${"5A".repeat(32)}`,
    jettonMaster: ids.address("jetton master", 0),
    jettonWallet: ids.address("jetton wallet", 0),
    nftItem: ids.address("nft item", 0),
    nftCollection: ids.address("nft collection", 0),
    newestTransaction: ids.hash("transaction", newest),
    newestMessage: ids.hash("message", newest),
    newestTrace: ids.hash("transaction", newest - chain.positionOf(newest)),
    oldestListedTransaction: ids.hash("transaction", timeline(chain, "transactions").at(-1) ?? 0),
    firstPendingTransaction: chain.newestPending > newest ? ids.hash("transaction", newest + 1) : null,
    unknownHash: `${"7".repeat(42)}w=`,
  };
}
