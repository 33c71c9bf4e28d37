import { drawnAs } from "../text/confusable-letters";
import { scriptsOf } from "../text/scripts";

/** Why a name may not be the one that it looks like. */
export type DomainWarning = "mixed scripts" | "looks like Latin" | "invisible characters";

const ASCII = /^[!-~]*$/;

/** The label is one that lies between dots, normalized and in lower case. */
export function lookalikeWarning(label: string): DomainWarning | null {
  if (ASCII.test(label)) return null;
  if (scriptsOf(label).length > 1) return "mixed scripts";
  return Array.from(label).every(isLikeLatin) ? "looks like Latin" : null;
}

function isLikeLatin(character: string): boolean {
  return /[0-9_-]/.test(character) || /[a-z]/.test(drawnAs(character) ?? "");
}
