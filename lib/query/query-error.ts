import type { ApiError } from "../toncenter/error";

/** The error of a request to our own server. TanStack Query wants errors to be thrown. */
export class QueryError extends Error {
  override readonly name = "QueryError";

  constructor(readonly error: ApiError) {
    super(error.kind);
  }
}
