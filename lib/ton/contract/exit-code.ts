import { CONTRACT_CODES } from "./exit-code-contract";
import { ACTION_CODES, COMPUTE_CODES } from "./exit-code-network";

export interface ExitCodeExplanation {
  name: string;
  /** One sentence for people. */
  sentence: string;
}

/**
 * What an exit code of the compute phase, or a result code of the action phase, means. Codes that
 * a contract throws mean what its author wanted, so they are explained only when `kind` (a name
 * of the index's interfaces, like `wallet_v4r2`) tells whose they are. Null when nobody knows.
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
  const known = ofNetwork[code] ?? ofContract?.[code];
  if (known === undefined) return null;
  const [name, sentence] = known;
  return { name, sentence };
}
