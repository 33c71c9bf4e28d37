import { Cell, type Slice } from "@ton/core";
import type { Address } from "@/lib/ton/address/address";
import type { Hash } from "@/lib/ton/value/hash";
import { parseHash } from "@/lib/ton/value/hash";
import { ELECTOR } from "../../chain/genesis";
import type { MessageRecord, TransactionRecord } from "../../chain-records";
import type { EventReader } from "../contract-family";
import { isRecovery } from "./stake-recovery";
import { writeValidatorEvent } from "./validator-event-rows";

/** A stake that the elector accepted, rejected or returned. */
export interface StakeEvent {
  readonly type: "stake_accepted" | "stake_rejected" | "stake_recovered";
  readonly holder: Address;
  readonly pubkey: Hash | null;
  readonly adnl: Hash | null;
  readonly electionId: number | null;
  readonly queryId: bigint;
  readonly amount: bigint;
  /** Why the stake was rejected. */
  readonly reason: number | null;
}

const NEW_STAKE = 0x4e73744b;
const STAKE_ACCEPTED = 0xf374484c;
const STAKE_REJECTED = 0xee6f454c;
/** The part of the value that is sent back with the confirmation. */
const CONFIRMATION = 1_000_000_000n;

/** The body after the opcode, if the opcode is one of these. */
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
    const answerBody = bodyOf(answer, STAKE_ACCEPTED, STAKE_REJECTED);
    if (answerBody === null || answerBody.loadUintBig(64) !== queryId) continue;
    if (Number(answer.opcode) === STAKE_ACCEPTED) return accepted;
    const reason = answerBody.loadUint(32);
    return { ...stake, type: "stake_rejected", amount: answer.value ?? 0n, reason };
  }
  // The elector does not confirm a stake with query id 0.
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
  return event === null ? null : ({ database }) => writeValidatorEvent(database, transaction, event);
};
