import type { ReactNode } from "react";
import type { Address } from "@/lib/ton/address/address";
import type { Opcode } from "@/lib/ton/contract/opcode";

/** What an interface can name: a message by its opcode, an exit code, a method by its id. */
type Entry = { readonly opcode: Opcode } | { readonly exitCode: number } | { readonly methodId: number };

interface InterfaceEntryProps {
  /** The contract whose interface it belongs to; null where there is none. */
  readonly of: Address | null | undefined;
  readonly entry: Entry | null;
  readonly children: ReactNode;
}

/**
 * Something that the visitor's own interface of a contract may name; the name is drawn after it (`private-abis.tsx`).
 */
export function InterfaceEntry({ of, entry, children }: InterfaceEntryProps) {
  if (of == null || entry === null) return children;
  return (
    <span data-abi-of={of} data-abi-entry={entryText(entry)}>
      {children}
    </span>
  );
}

function entryText(entry: Entry): string {
  if ("opcode" in entry) return `opcode:${entry.opcode}`;
  return "exitCode" in entry ? `exit:${entry.exitCode}` : `method:${entry.methodId}`;
}
