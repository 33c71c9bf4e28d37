import type { UnknownDetails } from "../../toncenter/v3/typed-details";
import { wordsOf } from "../transaction/operation-text";
import { factsOf } from "./action-facts";
import type { ActionNames } from "./action-names";
import { words } from "./fill-template";
import type { ActionDescription } from "./describe-action";
import { isAbsent } from "./detail-values";

/** An action that we cannot read: its name, and what is there. What its fields mean is not guessed. */
export function describeUnknownAction(
  type: string,
  { raw, problem }: UnknownDetails,
  rawAction: unknown,
  names: ActionNames,
): ActionDescription {
  const fields = isAbsent(rawAction) ? raw : { details: raw, action: rawAction };
  const facts = factsOf({ fields: open(fields), formats: {}, usual: {}, names, used: new Set() });
  return {
    label: wordsOf(type.slice(0, 80)) || "Not named",
    kind: "contract",
    direction: null,
    sentence: [
      words(
        problem === null
          ? "Something happened of a kind that this explorer does not know"
          : `Something happened, but its field “${problem.path.slice(0, 80)}” cannot be read`,
      ),
    ],
    more: [],
    facts,
    sum: null,
  };
}

/** A text or a number alone would have no name. */
function open(fields: unknown): unknown {
  return typeof fields === "object" ? fields : { details: fields };
}
