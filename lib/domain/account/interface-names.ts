import type { AccountFacts } from "./account-report";
import { operationText } from "../transaction/operation-text";

/** The index looks what a contract answers; its code tells as well, and is never overlooked. */
export function kindsOf(interfaces: readonly string[] | null, code: string | null): AccountFacts["kinds"] {
  const byCode = code === null ? [] : [code];
  if (interfaces === null && code === null) return null;
  return [...new Set([...(interfaces ?? []), ...byCode])].map((kind) => ({
    kind,
    name: operationText(kind),
    byCode: kind === code,
  }));
}
