import type { UnknownDetails } from "../../toncenter/v3/typed-details";
import { operationText } from "../transaction/operation-text";
import { actionRank } from "./action-rank";
import { factsOf } from "./action-facts";
import type { ActionNames } from "./action-names";
import { phrase } from "./fill-template";
import type { ActionDescription } from "./describe-action";
import { isAbsent } from "./detail-values";

/** An action of an unknown type: its name and its fields as they are, without interpretation. */
export function describeUnknownAction(
  type: string,
  { raw, problem }: UnknownDetails,
  rawAction: unknown,
  names: ActionNames,
): ActionDescription {
  const fields = isAbsent(rawAction) ? raw : { details: raw, action: rawAction };
  const facts = factsOf({ fields: asRecord(fields), formats: {}, commonFormats: {}, names, used: new Set() });
  return {
    label: operationText(type.slice(0, 80)) || "Unknown",
    kind: "contract",
    rank: actionRank(type, "contract", true),
    direction: null,
    sentence: [
      phrase(
        problem === null
          ? "Unknown action"
          : `Unknown action: invalid field “${problem.path.slice(0, 80)}” cannot be read`,
      ),
    ],
    more: [],
    facts,
    sum: null,
  };
}

/** A bare text or number would have no label, so it is wrapped. */
function asRecord(fields: unknown): unknown {
  return typeof fields === "object" ? fields : { details: fields };
}
