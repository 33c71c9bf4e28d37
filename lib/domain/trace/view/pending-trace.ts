import * as v from "valibot";
import { isShard, type Shard } from "../../../ton/block/shard";
import { ActionRow, Token } from "../../action/action-row";
import { bigintText } from "../../list/page-schema";
import { Party } from "../../transaction/transaction-row";

const text = v.string();
const place = v.nullable(v.number());

const shard = v.custom<Shard>((id) => typeof id === "string" && isShard(id), "a shard");

/** A step of a trace, as its views show it: `TraceRow`. */
const Row = v.object({
  id: text,
  kind: v.picklist(["transaction", "omitted", "message", "log"]),
  parent: place,
  depth: v.number(),
  account: place,
  from: place,
  operation: text,
  value: v.nullable(bigintText),
  tokens: v.nullable(v.object({ amount: bigintText, token: Token })),
  fees: v.nullable(bigintText),
  tone: v.picklist(["positive", "negative", "warning", "neutral"]),
  label: text,
  reason: v.nullable(text),
  lt: v.nullable(bigintText),
  at: v.nullable(v.number()),
  block: v.nullable(v.object({ workchain: v.number(), shard, seqno: v.number() })),
  masterchainSeqno: v.nullable(v.number()),
});

/** A pending trace with its expected outcome, as our server sends it to browsers. */
export const PendingTrace = v.object({
  sentence: text,
  view: v.object({
    accounts: v.pipe(
      v.array(v.object({ ...Party.entries, letter: text, friendly: text, role: v.nullable(text) })),
      v.readonly(),
    ),
    rows: v.pipe(v.array(Row), v.readonly()),
  }),
  actions: v.pipe(v.array(ActionRow), v.readonly()),
});
export type PendingTrace = v.InferOutput<typeof PendingTrace>;
