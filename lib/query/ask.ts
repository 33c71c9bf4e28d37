import * as v from "valibot";
import type { ApiError } from "../toncenter/error";
import { ApiErrorSchema } from "../toncenter/error-schema";

/** How a question to our own server failed. TanStack Query wants errors to be thrown. */
export class QueryError extends Error {
  override readonly name = "QueryError";

  constructor(readonly error: ApiError) {
    super(error.kind);
  }
}

/** Our server's own "no": too many questions, or a network that is not there. */
const Refusal = v.object({ error: ApiErrorSchema });

const TIMEOUT_MS = 20_000;

/** Asks our own server, and believes only what has the shape that it should have. */
export async function ask<S extends v.GenericSchema>(
  schema: S,
  path: string,
  signal: AbortSignal,
): Promise<v.InferOutput<S>> {
  const body = await bodyOf(path, signal);
  const refusal = v.safeParse(Refusal, body);
  if (refusal.success) throw new QueryError(refusal.output.error);
  const read = v.safeParse(schema, body, { abortEarly: true });
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new QueryError({
    kind: "malformed",
    endpoint: path,
    path: v.getDotPath(issue) ?? "",
    expected: issue.expected ?? "another value",
    received: issue.received,
  });
}

async function bodyOf(path: string, signal: AbortSignal): Promise<unknown> {
  try {
    const response = await fetch(path, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    return await response.json();
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
