import type { ApiError } from "../toncenter/error";

/** The error of a request to our own server. TanStack Query expects thrown errors. */
export class QueryError extends Error {
  override readonly name = "QueryError";

  constructor(readonly error: ApiError) {
    super(error.kind);
  }
}
