import { nextStart } from "./lt";
import type { Verdict } from "../chain";
import type { Core } from "./core";
import { decodeExternal } from "./external";
import { NO_ACCOUNT } from "./ledger";
import { PLACES, placeOf, MASTER } from "./place";
import type { RawTransaction } from "./raw";
import { missingAccount, rejected, unreadable } from "./refusal";
import { readBag } from "../cells/read-bag";
import type { ExternalMessage } from "./messages";

export type RawVerdict =
  | { readonly kind: "accepted"; readonly pending: RawTransaction }
  | Extract<Verdict, { kind: "refused" }>;

/** More than this wait for one shard: the next one would wait for longer than it is good for. */
const MOST_WAITING = 20_000;

async function tryNow(core: Core, message: ExternalMessage): Promise<RawVerdict> {
  const place = placeOf(message.destination) ?? MASTER;
  const shardAccount = core.ledger.accountAt(message.destination);
  if (shardAccount === NO_ACCOUNT) return missingAccount();
  const seqno = core.heads.of(place).seqno + 1;
  const masterSeqno = core.heads.of(MASTER).seqno + (place === MASTER ? 1 : 2);
  const result = await core.machine.run(message.boc, {
    config: core.config.base64,
    libraries: core.libraries.cell,
    shardAccount,
    now: core.heads.time,
    lt: nextStart(PLACES.map((each) => core.heads.of(each).endLt)) + 1n,
    randomSeed: core.heads.randSeed(place, seqno),
    ignoreSignature: false,
  });
  if (result.kind === "refused") return rejected(message.destination, result);
  const traceId = readBag(Buffer.from(result.transaction, "base64")).hash;
  const { transaction, shardAccount: after } = result;
  const trace = { traceId, traceExternalHash: message.normalizedHash };
  const made = { account: message.destination, block: { ...place, seqno }, masterSeqno };
  return { kind: "accepted", pending: { ...made, ...trace, transaction, shardAccount: after } };
}

/** What a node does with a message from outside: reads it, tries it, and keeps it if the contract takes it. */
export async function admit(core: Core, boc: Uint8Array): Promise<RawVerdict> {
  const decoded = decodeExternal(boc);
  if (decoded.kind === "malformed") return unreadable(decoded.reason);
  const place = placeOf(decoded.message.destination) ?? MASTER;
  if (core.ledger.mempoolOf(place).size >= MOST_WAITING) return unreadable("too many external messages");
  const verdict = await tryNow(core, decoded.message);
  if (verdict.kind === "accepted") core.ledger.admit(decoded.message);
  return verdict;
}
