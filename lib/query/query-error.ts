import type { ApiError } from "../toncenter/error";

/** How a question to our own server failed. TanStack Query wants errors to be thrown. */
export class QueryError extends Error {
  override readonly name = "QueryError";

  constructor(readonly error: ApiError) {
    super(error.kind);
  }
}
