import type { Hash } from "@/lib/ton/value/hash";
import type { SubmitVerdict } from "../chain";
import type { Core } from "./core";
import { decodeExternal } from "./decode-external";
import { NO_ACCOUNT } from "./live-ledger";
import { MASTER, shardOf } from "./shard-ids";
import type { RawTransaction } from "./raw-records";
import { missingAccount, rejected, unreadable } from "./external-refusal";
import { DryRun } from "./dry-run";

export type RawVerdict =
  | {
      readonly kind: "accepted";
      readonly pending: RawTransaction;
      readonly followers: readonly RawTransaction[];
    }
  | { readonly kind: "queued"; readonly hash: Hash }
  | Extract<SubmitVerdict, { kind: "refused" }>;

export interface SubmittedMessage {
  readonly message: Uint8Array;
  /** The maximum number of following transactions to run; null to queue the message without a dry run. */
  readonly followers: number | null;
}

/** The capacity of a shard's mempool. Further messages would expire before their turn. */
const MAX_WAITING = 20_000;
/** With this many messages waiting, followers are not run, because the state will have changed by then. */
const CROWDED = 100;

/** Parses an external message, runs it and queues it if the contract accepts it. */
export async function admit(core: Core, { message: boc, followers }: SubmittedMessage): Promise<RawVerdict> {
  const decoded = decodeExternal(boc);
  if (decoded.kind === "malformed") return unreadable(decoded.reason);
  const { message } = decoded;
  const waiting = core.ledger.mempoolOf(shardOf(message.destination) ?? MASTER).size;
  if (waiting >= MAX_WAITING) return unreadable("too many external messages");
  if (core.ledger.accountAt(message.destination) === NO_ACCOUNT) return missingAccount();
  if (followers === null) {
    core.ledger.admit(message);
    return { kind: "queued", hash: message.normalizedHash };
  }
  const dryRun = new DryRun(core, message);
  const pending = await dryRun.first();
  if (!("transaction" in pending)) return rejected(message.destination, pending);
  core.ledger.admit(message);
  return { kind: "accepted", pending, followers: await dryRun.followers(waiting < CROWDED ? followers : 0) };
}
