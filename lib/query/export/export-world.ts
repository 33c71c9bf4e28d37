import type { LoadSchema } from "../../domain/list/load-schema";
import { pageOrProblem } from "../list/list-query";
import { loadPageSchema } from "../list/load-page-schema";
import { pagePath } from "../../domain/list/page-request";
import type { ExportEnvironment } from "../../domain/export/export-run";

/** Loads pages from our own server, and waits by the browser's clock. */
export function exportWorld<R>(path: string, loadRow: LoadSchema<R>): ExportEnvironment<R> {
  const schema = loadPageSchema(loadRow);
  return { load: (request, signal) => pageOrProblem(schema, pagePath(path, request), signal), wait };
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms);
    function done(): void {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    }
    signal.addEventListener("abort", done);
    if (signal.aborted) done();
  });
}
