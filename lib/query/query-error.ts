import type { ApiError } from "../toncenter/error";

/** The error of a request to our own server. TanStack Query expects thrown errors. */
export class QueryError extends Error {
  override readonly name = "QueryError";

  constructor(readonly error: ApiError) {
    super(error.kind);
  }
}

interface Polled {
  readonly error: Error | null;
  readonly data: { readonly problem: ApiError | null };
}

/** Why the data of a query is not current: its request failed, or the service did; null if it is. */
export function problemOf({ error, data }: Polled): ApiError | null {
  return error instanceof QueryError ? error.error : data.problem;
}
