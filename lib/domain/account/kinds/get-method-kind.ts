import type { StackValue } from "../../../toncenter/stack";
import { runGetMethod } from "../../../toncenter/v2/v2-run-method";
import type { CardFact } from "../account-card";
import { accountKind, type AccountKind, type CardContext, type CardSubject } from "./account-kind";

interface GetMethodKind {
  readonly title: string;
  readonly fits: (subject: CardSubject) => boolean;
  /** Without arguments. */
  readonly method: string;
  /** Null for a result of another form. */
  readonly facts: (stack: readonly StackValue[], context: CardContext) => readonly CardFact[] | null;
}

/** A kind that the index does not list: the facts come from a get method of the contract. */
export function getMethodKind({ title, fits, method, facts }: GetMethodKind): AccountKind {
  return accountKind({
    title,
    fits,
    endpoint: runGetMethod,
    params: ({ address }) => ({ address, method, stack: [] }),
    facts: ({ exit_code: exitCode, stack }, context) => (exitCode === 0 ? facts(stack, context) : null),
  });
}
