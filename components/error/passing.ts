import type { ApiError } from "@/lib/toncenter/error";

/** Errors that a retry can resolve. */
const PASSING: ReadonlySet<ApiError["kind"]> = new Set([
  "rate-limited",
  "upstream",
  "unauthorized",
  "malformed",
]);

export function passes(error: ApiError): boolean {
  return PASSING.has(error.kind);
}
