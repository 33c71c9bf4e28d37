import type { LoadSchema } from "../domain/list/load-schema";
import type { ApiError } from "../toncenter/error";
import { QueryError } from "./query-error";

const TIMEOUT_MS = 20_000;

/** Requests a report from our own server and validates it. */
export async function requestReport<T>(
  load: LoadSchema<T>,
  path: string,
  signal: AbortSignal,
  request: RequestInit = {},
): Promise<T> {
  const [body, schema, { readReport }] = await orUnreachable(
    Promise.all([bodyOf(path, signal, request), load(), import("./read-report")]),
    signal,
  );
  return readReport(schema, body, path);
}

async function bodyOf(path: string, signal: AbortSignal, request: RequestInit): Promise<unknown> {
  const response = await fetch(path, {
    ...request,
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  return response.json();
}

async function orUnreachable<T>(answer: Promise<T>, signal: AbortSignal): Promise<T> {
  try {
    return await answer;
  } catch (cause) {
    if (signal.aborted) throw cause;
    throw new QueryError(navigator.onLine ? UNREACHABLE : { kind: "offline" });
  }
}

const UNREACHABLE: ApiError = {
  kind: "upstream",
  cause: "unreachable",
  status: null,
  message: "this explorer itself does not answer",
};
