import type { Hash } from "@/lib/ton/value/hash";
import type { Verdict } from "../chain";
import type { Core } from "./core";
import { decodeExternal } from "./external";
import { NO_ACCOUNT } from "./ledger";
import { MASTER, placeOf } from "./place";
import type { RawTransaction } from "./raw";
import { missingAccount, rejected, unreadable } from "./refusal";
import { Trial } from "./trial";

export type RawVerdict =
  | {
      readonly kind: "accepted";
      readonly pending: RawTransaction;
      readonly followers: readonly RawTransaction[];
    }
  | { readonly kind: "taken"; readonly hash: Hash }
  | Extract<Verdict, { kind: "refused" }>;

export interface Submitted {
  readonly message: Uint8Array;
  /** How many transactions that would follow are to be tried; null for a message that is not to be tried at all. */
  readonly followers: number | null;
}

/** More than this wait for one shard: the next one would wait for longer than it is good for. */
const MOST_WAITING = 20_000;
/** With this many before it a message is tried by itself: what follows will be another thing by then. */
const CROWD = 100;

/**
 * What a node does with a message from outside: reads it, tries it, and keeps it if the contract takes
 * it. So many transactions that would follow are tried as well.
 */
export async function admit(core: Core, { message: boc, followers }: Submitted): Promise<RawVerdict> {
  const decoded = decodeExternal(boc);
  if (decoded.kind === "malformed") return unreadable(decoded.reason);
  const { message } = decoded;
  const waiting = core.ledger.mempoolOf(placeOf(message.destination) ?? MASTER).size;
  if (waiting >= MOST_WAITING) return unreadable("too many external messages");
  if (core.ledger.accountAt(message.destination) === NO_ACCOUNT) return missingAccount();
  if (followers === null) {
    core.ledger.admit(message);
    return { kind: "taken", hash: message.normalizedHash };
  }
  const trial = new Trial(core, message);
  const pending = await trial.first();
  if (!("transaction" in pending)) return rejected(message.destination, pending);
  core.ledger.admit(message);
  return { kind: "accepted", pending, followers: await trial.followers(waiting < CROWD ? followers : 0) };
}
