import type { ContractReport } from "../contract/contract-report";
import type { BlockId } from "../../ton/block/block";
import type { ExitCodeExplanation } from "../../ton/contract/exit-code";
import type { ApiError } from "../../toncenter/error";
import type { NamedCallValue } from "./call-value";

/** What a method returned, or why it did not. */
export interface CallResultView {
  /** The name, or the number of a method without one. */
  readonly method: string;
  readonly id: number;
  readonly standard: string | null;
  readonly exitCode: number;
  readonly succeeded: boolean;
  readonly explanation: ExitCodeExplanation | null;
  /** The contract has no method with that number. */
  readonly isUnknownMethod: boolean;
  readonly gasUsed: number;
  /** The block whose state it ran on, if the service says. */
  readonly block: BlockId | null;
  readonly values: readonly NamedCallValue[];
  /** Values that are not shown. */
  readonly omitted: number;
  /** Null where it is too large to copy from a page. */
  readonly json: string | null;
  /** The body of the request. */
  readonly body: string;
}

export type CallOutcome =
  /** No method is chosen. */
  | { readonly is: "none" }
  /** The method needs arguments. */
  | { readonly is: "incomplete" }
  | { readonly is: "failed"; readonly error: ApiError }
  | { readonly is: "done"; readonly result: CallResultView };

/** A call, with the report on its contract. */
export interface CallReport {
  readonly contract: ContractReport;
  readonly outcome: CallOutcome;
}

/** Why the page has nothing to show. */
export function callProblem(report: CallReport): ApiError | null {
  const { contract, outcome } = report;
  if (outcome.is === "failed") return isUndeployed(report) ? null : outcome.error;
  return outcome.is !== "done" && contract.is === "failed" ? contract.problem : null;
}

/** The service's code when it refuses to run a method of an account without code, or a value has no form in its API. */
const NOT_RUN = 542;

/** Whether nothing ran because there is no contract: now, or at the requested block. */
export function isUndeployed({ contract, outcome }: CallReport): boolean {
  switch (outcome.is) {
    case "failed":
      return isNotDeployed(outcome.error);
    case "done":
      return !outcome.result.succeeded && outcome.result.gasUsed === 0;
    default:
      return contract.is === "none";
  }
}

function isNotDeployed(error: ApiError): boolean {
  return error.kind === "upstream" && error.status === NOT_RUN && !/unsupported/i.test(error.message);
}
