import { isRecord } from "../../../text/is-record";
import type { Message } from "../../../toncenter/v3/v3-message";
import type { Transaction } from "../../../toncenter/v3/v3-transaction";
import { valueAt } from "../../action/detail-values";
import { operationText } from "../../transaction/operation-text";
import { NOTIFICATION } from "./outcome-notes";
import { failureSentence, outcomeOf, type OutcomeText } from "./outcome-text";
import { refusalIn, rejectionIn, type InterfacesOf } from "./refusal";
import { isOrder as isTokenOrder } from "../flow/token-message";
import type { TraceAction } from "../trace-action";
import type { TraceStep } from "../trace-steps";

/** Why an action failed. */
export interface FailureCause {
  /**
   * A payment that came back to its sender. An order that the sender's own jetton wallet rejected is not a payment
   * yet.
   */
  readonly isBounce: boolean;
  /** The step that failed; null if all steps ran. */
  readonly place: number | null;
  /** The step that received a bounced message; null if none did. */
  readonly returned: number | null;
  readonly reason: string | null;
}

/** Types that are nothing but a message with coins, or with tokens. */
export const PAYMENTS: ReadonlySet<string> = new Set([
  "ton_transfer",
  "extra_currency_transfer",
  "call_contract",
  "contract_deploy",
  "jetton_transfer",
]);

const RAN: ReadonlySet<string> = new Set<OutcomeText["label"]>(["Succeeded", "Incomplete"]);

/** The order to the owner's own wallet, and the transfer from wallet to wallet. */
const TOKEN_MESSAGES: ReadonlySet<string> = new Set(["0x0f8a7ea5", "0x178d4519"]);

const SKIPPED_SEND = "The vesting skipped the transfer: the amount is locked, or more than it has.";

/** Why an action failed; null if it did not, whatever else failed in its trace. */
export function failureCause(
  action: TraceAction,
  steps: readonly TraceStep[],
  below: readonly (readonly number[])[],
  interfacesOf: InterfacesOf,
): FailureCause | null {
  const { row, transactions } = action;
  const own = steps.flatMap(({ hash }, place) => (hash !== null && transactions.has(hash) ? [place] : []));
  const isPayment = PAYMENTS.has(row.type);
  const bounced = own.find(
    (place) => carries(action, steps[place]?.message ?? null) && returnedTo(place, steps, below) !== null,
  );
  // The purpose of calls is unknown, so any failure of a message with coins is a failure of the call.
  const failedLater =
    row.kind === "contract" && isPayment
      ? failedStep(
          [...steps.keys()].filter((at) => (steps[at]?.message?.value ?? 0n) >= NOTIFICATION),
          steps,
        )
      : null;
  // The service does not always count an action as failed if its message came back.
  if (!row.failed && bounced === undefined && failedLater === null) return null;
  const place =
    bounced ?? failedStep(own, steps) ?? failedLater ?? (isPayment ? null : failedStep(steps.keys(), steps));
  const at = place === null ? undefined : steps[place];
  const transaction = at?.transaction ?? null;
  const reason =
    (at === undefined || transaction === null
      ? null
      : failureSentence(transaction, interfacesOf(transaction.account))) ??
    rejectionOf(action, [...own, ...steps.keys()], steps, interfacesOf) ??
    detailsReason(action) ??
    (place === null && row.type === "vesting_send_message" ? SKIPPED_SEND : null);
  const returned = place === null ? null : returnedTo(place, steps, below);
  const isOrder = at?.message != null && row.type === "jetton_transfer" && isTokenOrder(at.message);
  const isBounce = isPayment && bounced !== undefined && !isOrder;
  return { isBounce, place, returned, reason };
}

/** Whether the action consists of this message: without it, nothing of the action happened. */
function carries({ row, initiator }: TraceAction, message: Message | null): boolean {
  if (message === null) return false;
  if (row.type === "jetton_transfer") return TOKEN_MESSAGES.has(message.opcode ?? "");
  const isEnough = PAYMENTS.has(row.type) || (message.value ?? 0n) >= NOTIFICATION;
  return isEnough && message.source !== null && message.source === initiator;
}

/** The step that received the message bounced by another step. */
function returnedTo(
  place: number,
  steps: readonly TraceStep[],
  below: readonly (readonly number[])[],
): number | null {
  const transaction = steps[place]?.transaction ?? null;
  // Only a failed step sends a message back.
  if (transaction !== null && RAN.has(outcomeOf(transaction, []).label)) return null;
  return (below[place] ?? []).find((child) => steps[child]?.message?.bounced === true) ?? null;
}

/** The first step that failed while it ran. */
function failedStep(places: Iterable<number>, steps: readonly TraceStep[]): number | null {
  const all = [...places];
  const label = (transaction: Transaction | null | undefined) =>
    transaction === null || transaction === undefined ? null : outcomeOf(transaction, []).label;
  return all.find((place) => label(steps[place]?.transaction) === "Failed") ?? null;
}

/** The rejection sent by a contract that ran. */
function rejectionOf(
  { row }: TraceAction,
  places: readonly number[],
  steps: readonly TraceStep[],
  interfacesOf: InterfacesOf,
): string | null {
  const messages = places.flatMap((place) => steps[place]?.message ?? []);
  const found = messages.map((message) => rejectionIn(message, row.kind) ?? refusalIn(message, interfacesOf));
  const text = found.find((one) => one !== null) ?? null;
  return text === null ? null : `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`;
}

/** The reason in the details of the action, or that an exchange paid back what it was paid. */
function detailsReason({ row, fields }: TraceAction): string | null {
  const reason = valueAt(fields, "fail_reason");
  const [paid, got] = ["dex_incoming_transfer", "dex_outgoing_transfer"].map((leg) => valueAt(fields, leg));
  const isReturned = isRecord(paid) && isRecord(got) && paid["asset"] === got["asset"];
  if (row.type === "jetton_swap" && isReturned) return "The exchange returned the amount.";
  return typeof reason === "string" && reason !== "" ? `${operationText(reason.slice(0, 100))}.` : null;
}
