import type { Address } from "../../ton/address/address";
import type { ActionFields } from "../../toncenter/v3/action-details";
import type { Action } from "../../toncenter/v3/v3-action";
import { movesOf } from "./action-moves";
import type { ActionPart, ActionRow } from "./action-row";
import type { ActionNames } from "./action-names";
import { describeAction } from "./describe-action";
import { describeUnknownAction } from "./describe-unknown-action";

/** The row of an action, as seen from an account or from no account. */
export function actionRow(action: Action, names: ActionNames, account: Address | null): ActionRow {
  const { action_id, trace_id, type, details, success, end_utime, finality } = action;
  const description =
    details.type === null
      ? describeUnknownAction(type, details, action.raw_action, names)
      : describeAction(
          details.type,
          details.type === "call_contract" ? withoutSignature(details.fields) : details.fields,
          names,
          account,
          success === false,
        );
  return {
    id: action_id,
    trace: trace_id,
    at: end_utime,
    type,
    failed: success === false,
    bounced: false,
    pending: finality === "pending",
    changes: account === null || success === false ? [] : changesOf(action, names, account),
    ...description,
  };
}

function changesOf({ details }: Action, names: ActionNames, account: Address): readonly ActionPart[] {
  const moves = details.type === null ? [] : movesOf(details.type, details.fields);
  return moves.flatMap(({ from, to, asset, amount }): readonly ActionPart[] => {
    if (from === to || (from !== account && to !== account)) return [];
    const change = to === account ? amount : -amount;
    return [
      asset === null
        ? { is: "coins", amount: change }
        : { is: "tokens", amount: change, token: names.token(asset) },
    ];
  });
}

/** External messages begin with a signature, whose bytes are no opcode. */
function withoutSignature(fields: ActionFields<"call_contract">): ActionFields<"call_contract"> {
  return fields.source === null ? { ...fields, opcode: null } : fields;
}
