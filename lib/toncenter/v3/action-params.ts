import { optionalMany } from "../endpoint";
import * as param from "../param";

const actionType = param.word("an action type or the name of a set of them", /^[A-Za-z0-9_.]+$/, 64);

export const actionTypes = optionalMany(actionType, 200, "Only these types; names of sets are accepted too.");
export const excludedActionTypes = optionalMany(actionType, 200, "None of these types.");
export const supportedActionTypes = optionalMany(
  actionType,
  200,
  "Types that the client supports; other actions are described with these. The latest set if absent.",
);
