import { withoutSpaces } from "../spaced-code";
import type { Match } from "../form";
import { DAMAGED } from "./damaged-input";
import { foreignFormat, foreignLink } from "./foreign-formats";
import type { ProblemForm, SearchProblem } from "./search-problem";

/** Formats of other networks come first: a Solana address is not a damaged TON address. */
export const PROBLEM_FORMS: readonly ProblemForm[] = [foreignLink, foreignFormat, ...DAMAGED];

/** What is wrong with a text that has no certain match. The text is cleaned. */
export function problemOf(text: string): SearchProblem | null {
  const plain = withoutSpaces(text) ?? text;
  return PROBLEM_FORMS.reduce<SearchProblem | null>((found, form) => found ?? form.read(plain), null);
}

const WORKCHAINS: ReadonlySet<string> = new Set(["0", "-1"]);

/** A warning before a match is opened in one of these networks. */
export function warningOf(match: Match, hasTestnet: boolean): SearchProblem | null {
  if (match.kind !== "account" && match.kind !== "transfer") return null;
  if (match.testnet === true && !hasTestnet) {
    return {
      title: "Test-only address",
      text: "It is for a test network, and this explorer shows none. Nothing should be sent to it on mainnet.",
    };
  }
  const workchain = match.address.slice(0, match.address.indexOf(":"));
  return WORKCHAINS.has(workchain)
    ? null
    : { title: `Workchain ${workchain}`, text: "TON has the workchains 0 and -1 only." };
}
