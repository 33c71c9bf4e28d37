import type { ActionPart, ActionRow } from "../../action/action-row";
import type { FlowView } from "../flow/flow-view";
import type { SummaryOutcome } from "./summary-outcome";

/** The top of a transaction's page: what happened in its trace, and how it ended. */
export interface TraceSummary {
  /** Who did what, with the amounts; what was attempted if it failed. */
  readonly sentence: readonly ActionPart[];
  /** Details of the principal action, one part list each: "on Town exchange". */
  readonly more: readonly (readonly ActionPart[])[];
  /** The kind and the label of the principal action, for its sign. */
  readonly kind: ActionRow["kind"];
  readonly label: string;
  readonly outcome: SummaryOutcome;
  /** All actions of the trace, the principal one first. */
  readonly actions: readonly ActionRow[];
  /** The network fees of the trace; of the transaction alone if its trace is not known. */
  readonly fees: bigint;
  /** The number of transactions; null if the trace is not known. */
  readonly steps: number | null;
  /** From the first to the last transaction, in whole seconds; null if not known. */
  readonly seconds: number | null;
  /**
   * The net change of each account. The changes of coins include the fees that the account paid, and together with
   * `changes.sum.fees` they add up to what came from outside the trace.
   */
  readonly changes: FlowView;
}
