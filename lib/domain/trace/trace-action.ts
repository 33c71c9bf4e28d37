import { isRecord } from "../../text/is-record";
import type { ActionRow } from "../action/action-row";
import type { ActionNames } from "../action/action-names";
import { actionRow } from "../action/make-action-row";
import { describeAction } from "../action/describe-action";
import { messageKind } from "../message/message-kind";
import { isAddress, type Address } from "../../ton/address/address";
import type { Hash } from "../../ton/value/hash";
import type { Action } from "../../toncenter/v3/v3-action";
import type { Message } from "../../toncenter/v3/v3-message";
import { childrenOf, type TraceStep } from "./trace-steps";

/** An action of a trace, from the service or, if it has none, from the first messages. */
export interface TraceAction {
  readonly row: ActionRow;
  /** The same action described as an attempt. */
  readonly attempt: () => ActionRow;
  readonly fields: unknown;
  /** Null if there is none, or if it is unknown. */
  readonly initiator: Address | null;
  /** Its transactions; empty if they are unknown. */
  readonly transactions: ReadonlySet<Hash>;
  readonly lt: bigint;
}

export function traceAction(action: Action, names: ActionNames): TraceAction {
  const { details, transactions, start_lt } = action;
  const fields = details.type === null ? null : details.fields;
  return {
    row: actionRow(action, names, null),
    attempt: () => actionRow({ ...action, success: false }, names, null),
    fields,
    initiator: initiatorIn(fields),
    transactions: new Set(transactions),
    lt: start_lt,
  };
}

/** Fields with the account that initiated the action, the most specific first. */
const INITIATORS = [
  "new_bidder",
  "bidder",
  "stake_holder",
  "subscriber",
  "sender",
  "initiator",
  "source",
  "owner",
  "new_owner",
  "account",
];

function initiatorIn(fields: unknown): Address | null {
  if (!isRecord(fields)) return null;
  const found = INITIATORS.map((name) => fields[name]).find((value) => typeof value === "string");
  return typeof found === "string" && isAddress(found) ? found : null;
}

/** The messages of the first transaction as transfers and calls, for traces without actions. */
export function messageActions(
  steps: readonly TraceStep[],
  names: ActionNames,
  trace: Hash | null,
): readonly TraceAction[] {
  const root = steps[0]?.transaction ?? null;
  if (root === null) return [];
  const below = childrenOf(steps)[0] ?? [];
  return below.flatMap((place): TraceAction[] => {
    const step = steps[place];
    const message = step?.message ?? null;
    if (step === undefined || message === null || message.bounced === true) return [];
    if (messageKind(message) !== "internal") return [];
    const type = isPayment(message) ? "ton_transfer" : "call_contract";
    const fields = {
      source: message.source,
      destination: message.destination,
      value: message.value,
      opcode: type === "call_contract" ? message.opcode : null,
    };
    const rowOf = (failed: boolean): ActionRow => ({
      id: message.hash,
      trace,
      at: root.now,
      type,
      failed,
      bounced: false,
      pending: root.finality === "pending",
      changes: [],
      ...describeAction(type, fields, names, null, failed),
    });
    return [
      {
        row: rowOf(false),
        attempt: () => rowOf(true),
        fields,
        initiator: message.source,
        transactions: new Set([root.hash, ...(step.hash === null ? [] : [step.hash])]),
        lt: message.created_lt ?? root.lt,
      },
    ];
  });
}

/** Opcodes of messages that are only a payment: comments, encrypted comments. */
const COMMENTS: ReadonlySet<string> = new Set(["0x00000000", "0x2167da4b"]);

function isPayment({ opcode }: Message): boolean {
  return opcode === null || COMMENTS.has(opcode);
}
