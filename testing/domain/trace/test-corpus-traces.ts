import { readAnswer } from "../../../lib/toncenter/answer";
import { traces, type Trace } from "../../../lib/toncenter/v3/v3-trace";
import type { Names } from "../../../lib/domain/trace/flow/trace-flow";
import { isObject } from "../../toncenter/test-mutations";
import { valueOf } from "../../toncenter/test-value";
import { sharedText } from "../../ton/test-shared";

/** A real trace with its actions. */
export interface CorpusTrace {
  readonly trace: Trace;
  readonly names: Names;
}

const field = (row: unknown, name: string): unknown => (isObject(row) ? row[name] : null);

function rowsOf(file: string): readonly unknown[] {
  const lines = (sharedText(`corpus/${file}.jsonl`) ?? "").split("\n").filter(Boolean);
  return lines.map((line): unknown => JSON.parse(line));
}

/** `basic`: with the actions that follow from the messages alone. `change` alters the rows before they are parsed. */
export function corpusTraces(
  kind: "classified" | "basic" = "classified",
  change: (row: object) => object = (row) => row,
): readonly CorpusTrace[] {
  const actions = rowsOf(kind === "basic" ? "actions_basic" : "actions");
  const rows = rowsOf("traces").map((row) =>
    change({
      ...(isObject(row) ? row : {}),
      actions: actions.filter((action) => field(action, "trace_id") === field(row, "trace_id")),
    }),
  );
  const book: unknown = JSON.parse(sharedText("corpus/address_book.json") ?? "{}");
  const body = JSON.stringify({ traces: rows, address_book: book, metadata: {} });
  const read = valueOf(readAnswer(traces, { status: 200, body, retryAfterMs: null }));
  return read.traces.map((trace) => ({
    trace,
    names: { address_book: read.address_book, metadata: read.metadata },
  }));
}

/** The trace whose id has this prefix, in base64. */
export function corpusTrace(
  beginning: string,
  kind: "classified" | "basic" = "classified",
  change: (row: object) => object = (row) => row,
): CorpusTrace {
  const id = Buffer.from(beginning, "base64").toString("hex").slice(0, 8);
  const found = corpusTraces(kind, change).find(({ trace }) => trace.trace_id?.startsWith(id));
  if (found === undefined) throw new Error(`no trace ${beginning} in the corpus`);
  return found;
}
