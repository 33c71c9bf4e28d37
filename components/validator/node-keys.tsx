import { HashText } from "@/components/entity/hash-text";
import type { Hash } from "@/lib/ton/value/hash";

/** A public key or an ADNL address with its copy button, in the notation of validator tools. */
export function NodeKey({ value, what }: { readonly value: Hash | null; readonly what: string }) {
  if (value === null) return <span className="text-muted">–</span>;
  return <HashText hash={value.toUpperCase()} what={what} copy />;
}
