import { Cell, type Slice } from "@ton/core";
import type { Address } from "@/lib/ton/address/address";
import type { Hash } from "@/lib/ton/value/hash";
import { parseHash } from "@/lib/ton/value/hash";
import { ELECTOR } from "../../chain/genesis";
import type { MessageRecord, TransactionRecord } from "../../records";
import type { EventReader } from "../family";
import { isRecovery } from "./recovery";
import { noteValidatorEvent } from "./validator-event-rows";

/** A stake that the elector took, sent back or gave out. */
export interface StakeEvent {
  readonly type: "stake_accepted" | "stake_rejected" | "stake_recovered";
  readonly holder: Address;
  readonly pubkey: Hash | null;
  readonly adnl: Hash | null;
  readonly electionId: number | null;
  readonly queryId: bigint;
  readonly amount: bigint;
  /** Why the stake was not taken. */
  readonly reason: number | null;
}

const NEW_STAKE = 0x4e73744b;
const TAKEN = 0xf374484c;
const RETURNED = 0xee6f454c;
/** Of a stake, so much goes back with the confirmation. */
const CONFIRMATION = 1_000_000_000n;

/** What a message says behind its opcode, if that is one of these. */
function bodyOf({ body, opcode, bounced }: MessageRecord, ...opcodes: readonly number[]): Slice | null {
  if (opcode === null || bounced === true || !opcodes.includes(Number(opcode))) return null;
  const [root] = Cell.fromBoc(Buffer.from(body));
  return root === undefined ? null : root.beginParse().skip(32);
}

function hashIn(body: Slice): Hash {
  return parseHash(body.loadBuffer(32).toString("hex"));
}

function stakeIn({ incoming, outgoing }: TransactionRecord): StakeEvent | null {
  const body = incoming === null ? null : bodyOf(incoming, NEW_STAKE);
  if (body === null || incoming === null || incoming.source === null) return null;
  const queryId = body.loadUintBig(64);
  const pubkey = hashIn(body);
  const electionId = body.loadUint(32);
  const stake = {
    holder: incoming.source,
    pubkey,
    electionId,
    adnl: hashIn(body.skip(32)),
    queryId,
  };
  const sent = (incoming.value ?? 0n) - CONFIRMATION;
  const accepted = { ...stake, type: "stake_accepted", amount: sent < 0n ? 0n : sent, reason: null } as const;
  for (const answer of outgoing) {
    const words = bodyOf(answer, TAKEN, RETURNED);
    if (words === null || words.loadUintBig(64) !== queryId) continue;
    if (Number(answer.opcode) === TAKEN) return accepted;
    const reason = words.loadUint(32);
    return { ...stake, type: "stake_rejected", amount: answer.value ?? 0n, reason };
  }
  // Whoever does not number the query is not told that the stake was taken.
  return queryId === 0n ? accepted : null;
}

function recoveryIn({ account, incoming }: TransactionRecord): StakeEvent | null {
  const body = incoming === null ? null : bodyOf(incoming, Number(incoming.opcode));
  if (body === null) return null;
  return {
    type: "stake_recovered",
    holder: account,
    pubkey: null,
    adnl: null,
    electionId: null,
    queryId: body.loadUintBig(64),
    amount: incoming?.value ?? 0n,
    reason: null,
  };
}

function eventIn(transaction: TransactionRecord): StakeEvent | null {
  if (isRecovery(transaction)) return recoveryIn(transaction);
  return transaction.account === ELECTOR && !transaction.aborted ? stakeIn(transaction) : null;
}

export const validatorEvents: EventReader = (transaction) => {
  const event = eventIn(transaction);
  return event === null ? null : ({ database }) => noteValidatorEvent(database, transaction, event);
};
