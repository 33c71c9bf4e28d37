import { CONTRACT_CODES } from "./exit-code-contract";
import { ACTION_CODES, COMPUTE_CODES } from "./exit-code-network";

export interface ExitCodeExplanation {
  name: string;
  /** One sentence in the interface. */
  sentence: string;
}

/**
 * What an exit code of the compute phase, or a result code of the action phase, means. The codes that a
 * contract throws are defined by its author, so they are explained only when `kind` (a name of the index's
 * interfaces, like `wallet_v4r2`) identifies the contract. Null for other codes.
 */
export function explainExitCode(
  code: number,
  phase: "compute" | "action",
  kind: string | null = null,
): ExitCodeExplanation | null {
  const ofNetwork = phase === "compute" ? COMPUTE_CODES : ACTION_CODES;
  const ofContract =
    phase === "compute" && kind !== null
      ? CONTRACT_CODES.find(({ kinds }) => kinds.some((beginning) => kind.startsWith(beginning)))?.codes
      : undefined;
  const found = ofNetwork[code] ?? ofContract?.[code];
  if (found === undefined) return null;
  const [name, sentence] = found;
  return { name, sentence };
}
