import "server-only";
import { letterOf } from "../../domain/trace/view/account-letters";
import { childrenOf } from "../../domain/trace/trace-steps";
import { bounceReason } from "../../domain/trace/outcome/bounce-reason";
import type { SelectedStep, StepName } from "../../domain/trace/view/selected-step";
import type { Transaction } from "../../toncenter/v3/v3-transaction";
import type { TracePageData } from "./load-trace";
import { transactionRow } from "../../domain/transaction/make-transaction-row";

/**
 * The step of a trace that a URL selects, or the page's own transaction; null if neither is in it. For its own
 * transaction the page's answer is used, which may be newer.
 */
export function selectedStep(
  { steps, view, book, isPartial }: TracePageData,
  at: string | null,
  own: Transaction,
): SelectedStep | null {
  const placeOf = (id: string | null) => view.rows.findIndex((row) => row.id === id);
  const selected = placeOf(at);
  const place = selected < 0 ? placeOf(own.hash) : selected;
  const step = steps[place];
  if (step === undefined) return null;
  const isOwn = step.hash === own.hash;
  const transaction = isOwn ? own : step.transaction;
  const nameOf = (which: number): StepName[] => {
    const row = view.rows[which];
    if (row === undefined) return [];
    const { id, operation, account } = row;
    return [{ id, operation, letter: account === null ? null : letterOf(account) }];
  };
  return {
    name: nameOf(place)[0] ?? { id: own.hash, operation: "", letter: null },
    isOwn,
    isPartial,
    transaction,
    row: transaction === null ? null : transactionRow(transaction, book),
    message: step.message,
    hash: step.hash,
    cause: step.hash === null ? null : bounceReason(steps, step.hash, book),
    parent: step.parent === null ? null : (nameOf(step.parent)[0] ?? null),
    children: (childrenOf(steps)[place] ?? []).flatMap(nameOf),
    book,
  };
}
