import type { Address } from "@/lib/ton/address/address";
import { InterfaceEntry } from "./interface-entry";

interface ExitCodeProps {
  /** The contract that ended with it; null if unknown. */
  readonly of: Address | null;
  readonly code: number;
}

/** An exit code, which the visitor's own interface of the contract may name. */
export function ExitCode({ of, code }: ExitCodeProps) {
  return (
    <InterfaceEntry of={of} entry={{ exitCode: code }}>
      <span>{code}</span>
    </InterfaceEntry>
  );
}
