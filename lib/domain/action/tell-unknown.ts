import type { UnknownDetails } from "../../toncenter/v3/typed-details";
import { wordsOf } from "../transaction/operation-text";
import { factsOf } from "./facts";
import type { ActionNames } from "./names";
import { words } from "./print";
import type { Told } from "./tell";
import { isAbsent } from "./values";

/** An action that we cannot read: its name, and what is there. What its fields mean is not guessed. */
export function tellUnknown(
  type: string,
  { raw, problem }: UnknownDetails,
  rawAction: unknown,
  names: ActionNames,
): Told {
  const fields = isAbsent(rawAction) ? raw : { details: raw, action: rawAction };
  const facts = factsOf({ fields: open(fields), formats: {}, usual: {}, names, told: new Set() });
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
