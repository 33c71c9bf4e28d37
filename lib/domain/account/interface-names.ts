import type { AccountFacts } from "./account-report";
import { operationText } from "../transaction/operation-text";

/** Interfaces that the index found by what a contract answers, and the one that its code is known for. */
export function kindsOf(interfaces: readonly string[] | null, code: string | null): AccountFacts["kinds"] {
  const byCode = code === null ? [] : [code];
  if (interfaces === null && code === null) return null;
  return [...new Set([...(interfaces ?? []), ...byCode])].map((kind) => ({
    kind,
    name: operationText(kind),
    byCode: kind === code,
  }));
}
