import type { ApiError } from "../../../lib/toncenter/error";
import type { ExportPlan, ExportEnvironment } from "../../../lib/domain/export/export-run";
import type { ExportSink } from "../../../lib/domain/export/export-sink";
import { idOf, type Fault, type TestRow, type TestListService } from "../../query/list/test-service";

/** A scripted answer: a page, or a problem in its place. */
export type Answer = Fault | { readonly problem: ApiError };

/** A fake service that follows a script, then answers normally, with a clock that does not wait. */
export function testEnvironment(service: TestListService, script: readonly Answer[] = []) {
  const waits: number[] = [];
  const remaining = [...script];
  const environment: ExportEnvironment<TestRow> = {
    load: (request) => {
      const answer = remaining.shift() ?? {};
      return Promise.resolve(
        "problem" in answer
          ? { page: null, problem: answer.problem }
          : { page: service.page(request, answer), problem: null },
      );
    },
    wait: (ms) => {
      waits.push(ms);
      return Promise.resolve();
    },
  };
  return { environment, waits };
}

/** A sink that records what was written and how much of it was flushed. */
export class TestSink implements ExportSink {
  text = "";
  flushed = "";

  readonly write = (text: string): Promise<void> => {
    this.text += text;
    return Promise.resolve();
  };

  readonly flush = (): Promise<void> => {
    this.flushed = this.text;
    return Promise.resolve();
  };
}

export function testPlan(sink: ExportSink, change: Partial<ExportPlan<TestRow>> = {}): ExportPlan<TestRow> {
  return {
    pin: null,
    idOf,
    columns: [{ name: "at", value: ({ at }) => at }],
    keeps: () => true,
    maxRows: null,
    format: "csv",
    sink,
    ...change,
  };
}

/** The rows of a file written with `testPlan`. */
export function rowsIn(text: string): readonly number[] {
  return text.split("\r\n").slice(1, -1).map(Number);
}
