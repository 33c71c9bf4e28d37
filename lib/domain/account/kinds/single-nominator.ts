import { accountAt } from "../../call/stack-fields";
import { anyOf } from "./account-kind";
import { accountFact, fact } from "./card-facts";
import { getMethodKind } from "./get-method-kind";

/** The index recognizes it by its code hash. */
export const SINGLE_NOMINATOR = getMethodKind({
  title: "Single nominator pool",
  fits: anyOf("single_nominator"),
  method: "get_roles",
  facts: (stack, { names }) => {
    const [owner, validator] = [accountAt(stack, 0), accountAt(stack, 1)];
    if (owner === null && validator === null) return null;
    return [
      fact("Role", "Stakes the coins of one owner; the validator can stake but not withdraw"),
      accountFact("Owner", owner, names, "None"),
      accountFact("Validator", validator, names, "None"),
    ];
  },
});
