import * as v from "valibot";
import { ApiErrorSchema } from "../../toncenter/error-schema";
import { bigintText } from "../list/page-schema";
import { rowAddress, rowHash } from "../list/row-schema";

const text = v.string();
const list = <S extends v.GenericSchema>(row: S) => v.pipe(v.array(row), v.readonly());

/** What running a transaction again requires. */
export const RERUN_QUESTIONS = [
  "transaction",
  "state",
  "history",
  "config",
  "block",
  "libraries",
  "blocks",
  "run",
] as const;
export type RerunQuestion = (typeof RERUN_QUESTIONS)[number];

const Action = v.variant("is", [
  v.object({
    is: v.literal("send"),
    mode: v.number(),
    kind: v.picklist(["internal", "log", "other"]),
    destination: v.nullable(rowAddress),
    value: v.nullable(bigintText),
    opcode: v.nullable(text),
    operation: v.nullable(text),
    bounce: v.boolean(),
    init: v.boolean(),
    hash: rowHash,
  }),
  v.object({ is: v.literal("code"), hash: rowHash }),
  v.object({ is: v.literal("reserve"), mode: v.number(), coins: bigintText }),
  v.object({ is: v.literal("library"), mode: v.number(), hash: rowHash, isGiven: v.boolean() }),
  v.object({ is: v.literal("unknown"), hash: rowHash }),
]);
export type RerunAction = v.InferOutput<typeof Action>;

const Field = v.object({ name: text, before: text, after: text });
export type ChangedField = v.InferOutput<typeof Field>;

const Cell = v.object({
  hash: rowHash,
  bits: v.number(),
  data: text,
  refs: v.array(v.number()),
  kind: v.picklist(["ordinary", "pruned", "library", "merkle proof", "merkle update"]),
  depth: v.number(),
  level: v.number(),
});

/** A part of the state before and after. */
const StateChange = v.object({
  part: v.picklist(["code", "data"]),
  /** Where the layout is known; only fields that changed. */
  fields: v.nullable(list(Field)),
  /** The whole data in base64, for the visitor's own interface; null where it is code or has too many bytes. */
  bags: v.nullable(v.object({ before: v.nullable(text), after: text })),
  cells: list(
    v.object({
      level: v.number(),
      path: list(v.number()),
      before: v.nullable(Cell),
      after: v.nullable(Cell),
    }),
  ),
  /** There are more cells. */
  isCut: v.boolean(),
});
export type StateChange = v.InferOutput<typeof StateChange>;

const Steps = v.object({ text, steps: v.number(), isCut: v.boolean() });

/** The result of running a transaction again, as our server sends it to browsers. */
export const RerunReport = v.variant("is", [
  v.object({
    is: v.literal("ran"),
    /** The masterchain block whose state it began with. */
    seqno: v.number(),
    /** Earlier transactions of the account in the same block. */
    replayed: v.number(),
    libraries: v.number(),
    /** Whether the rebuilt previous state has the hash on the chain. */
    isStateBeforeSame: v.boolean(),
    isTransactionSame: v.boolean(),
    stateAfter: v.object({ chain: rowHash, own: rowHash }),
    exitCode: v.nullable(v.number()),
    gasUsed: v.nullable(bigintText),
    actions: v.nullable(list(Action)),
    changes: list(StateChange),
    steps: v.nullable(Steps),
    /** According to the chain. */
    vmSteps: v.nullable(v.number()),
  }),
  v.object({
    is: v.literal("failed"),
    question: v.picklist(RERUN_QUESTIONS),
    /** The call of the service that failed; null if none did. */
    call: v.nullable(text),
    error: ApiErrorSchema,
  }),
]);
export type RerunReport = v.InferOutput<typeof RerunReport>;
