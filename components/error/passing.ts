import type { ApiError } from "@/lib/toncenter/error";

/** What the service may answer otherwise in a moment; of the rest it has said what there is to say. */
const PASSING: ReadonlySet<ApiError["kind"]> = new Set([
  "rate-limited",
  "upstream",
  "unauthorized",
  "malformed",
]);

export function passes(error: ApiError): boolean {
  return PASSING.has(error.kind);
}
