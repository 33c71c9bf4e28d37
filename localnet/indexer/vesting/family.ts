import type { Family } from "../family";
import { VESTING_ACTIONS } from "./actions";
import { vesting } from "./contract";
import { VESTING_TABLES } from "./rows";

export const VESTINGS: Family = {
  tables: VESTING_TABLES,
  contracts: [vesting],
  events: [],
  actions: VESTING_ACTIONS,
};
