import type { LoadSchema } from "../domain/list/load-schema";
import { requestReport } from "./fetch-report";

/** `requestReport` for input that does not fit into a URL. */
export function postForReport<T>(
  load: LoadSchema<T>,
  path: string,
  body: object,
  signal: AbortSignal,
): Promise<T> {
  return requestReport(load, path, signal, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "Content-Type": "application/json" },
  });
}
