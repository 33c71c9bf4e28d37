import type { ActionPart, ActionRow } from "../action/action-row";
import type { Party } from "../transaction/transaction-row";
import type { Hash } from "../../ton/value/hash";

/** Things to try that exist on the network, from what the start page has loaded. */
export interface HomeExamples {
  /** An account with a domain. */
  readonly named: (Party & { readonly name: string }) | null;
  /** The trace of an action that failed. */
  readonly failed: Hash | null;
}

/** Only plain domains, since anyone can register one that advertises. */
const PLAIN_DOMAIN = /^[a-z][a-z0-9-]{2,19}\.(ton|t\.me)$/;

function namedParty(part: ActionPart): HomeExamples["named"] {
  if (part.is !== "party" || part.party.name === null) return null;
  return PLAIN_DOMAIN.test(part.party.name) ? { ...part.party, name: part.party.name } : null;
}

export function homeExamples(
  actions: readonly Pick<ActionRow, "sentence" | "failed" | "pending" | "trace">[],
): HomeExamples {
  const named = actions.flatMap(({ sentence }) => sentence).find((part) => namedParty(part) !== null);
  return {
    named: named === undefined ? null : namedParty(named),
    failed: actions.find(({ failed, pending, trace }) => failed && !pending && trace !== null)?.trace ?? null,
  };
}
