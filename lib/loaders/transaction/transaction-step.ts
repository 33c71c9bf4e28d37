import "server-only";
import type { SelectedStep } from "../../domain/trace/view/selected-step";
import { selectedStep } from "../trace/find-step";
import { loadTransactionPage, type TransactionPage } from "./transaction-page";

export interface TransactionStep {
  readonly page: TransactionPage;
  /** Null if the trace is unknown. */
  readonly step: SelectedStep | null;
}

/** The page of a transaction with the step of its trace that a URL selects. No calls beyond those of the page. */
export async function loadTransactionStep(
  network: string,
  typed: string,
  at: string | null,
): Promise<TransactionStep> {
  const page = await loadTransactionPage(network, typed);
  if (page.kind !== "found" || !page.trace.ok) return { page, step: null };
  return { page, step: selectedStep(page.trace.value, at, page.found.transaction) };
}
