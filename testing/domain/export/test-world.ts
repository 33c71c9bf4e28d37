import type { ApiError } from "../../../lib/toncenter/error";
import type { ExportPlan, ExportWorld } from "../../../lib/domain/export/export-run";
import type { ExportSink } from "../../../lib/domain/export/sink";
import { idOf, type Fault, type TestRow, type TestListService } from "../../query/list/test-service";

/** What an answer is like: a page, or a failure in its place. */
export type Answer = Fault | { readonly problem: ApiError };

/** A service that answers as the script says, then as it should, and a clock on which nobody waits. */
export function testWorld(service: TestListService, script: readonly Answer[] = []) {
  const waits: number[] = [];
  const left = [...script];
  const world: ExportWorld<TestRow> = {
    load: (ask) => {
      const answer = left.shift() ?? {};
      return Promise.resolve(
        "problem" in answer
          ? { page: null, problem: answer.problem }
          : { page: service.page(ask, answer), problem: null },
      );
    },
    wait: (ms) => {
      waits.push(ms);
      return Promise.resolve();
    },
  };
  return { world, waits };
}

/** Remembers what was written, and how much of it is safe. */
export class TestSink implements ExportSink {
  text = "";
  kept = "";

  readonly write = (text: string): Promise<void> => {
    this.text += text;
    return Promise.resolve();
  };

  readonly keep = (): Promise<void> => {
    this.kept = this.text;
    return Promise.resolve();
  };
}

export function testPlan(sink: ExportSink, change: Partial<ExportPlan<TestRow>> = {}): ExportPlan<TestRow> {
  return {
    pin: null,
    idOf,
    columns: [{ name: "at", value: ({ at }) => at }],
    keeps: () => true,
    most: null,
    format: "csv",
    sink,
    ...change,
  };
}

/** The rows of a file that `testPlan` wrote. */
export function rowsIn(text: string): readonly number[] {
  return text.split("\r\n").slice(1, -1).map(Number);
}
