import * as v from "valibot";
import { ActionPart, ActionRow } from "../action/action-row";
import { bigintText } from "../list/page-schema";
import { rowHash } from "../list/row-schema";
import { PendingTrace } from "../trace/view/pending-trace";
import { FlowSchema, OutcomeSchema } from "./flow-schema";

const list = <S extends v.GenericSchema>(row: S) => v.pipe(v.array(row), v.readonly());
const text = v.string();

/** How a step ran, in numbers. */
const SimulatedStep = v.object({
  id: rowHash,
  exitCode: v.nullable(v.number()),
  gasUsed: v.nullable(bigintText),
  gasLimit: v.nullable(bigintText),
  vmSteps: v.nullable(v.number()),
  resultCode: v.nullable(v.number()),
});
export type SimulatedStep = v.InferOutput<typeof SimulatedStep>;

/** The simulated result of a message: the same parts as a trace has. */
const SimulatedTrace = v.object({
  sentence: list(ActionPart),
  outcome: OutcomeSchema,
  /** "3 steps expected, all to succeed." */
  expected: text,
  fees: bigintText,
  view: PendingTrace.entries.view,
  actions: list(ActionRow),
  changes: FlowSchema,
  steps: list(SimulatedStep),
});
export type SimulatedTrace = v.InferOutput<typeof SimulatedTrace>;

/** What was assumed. */
const SimulationBasis = v.object({
  /** The newest masterchain block that the index had. */
  seqno: v.number(),
  /** Its time, in Unix seconds: that of all transactions. */
  time: v.number(),
  accounts: v.number(),
  libraries: v.number(),
  /** Messages that were not followed. */
  unfollowed: v.number(),
});

/** The result of running a message without sending it, as our server sends it to browsers. */
export const SimulationReport = v.object({
  /** Null where the first account does not accept the message. */
  trace: v.nullable(SimulatedTrace),
  refusal: v.nullable(
    v.object({ summary: v.nullable(text), exitCode: v.nullable(v.number()), message: text }),
  ),
  basis: SimulationBasis,
});
export type SimulationReport = v.InferOutput<typeof SimulationReport>;
