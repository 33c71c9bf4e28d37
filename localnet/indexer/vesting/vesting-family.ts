import type { Family } from "../contract-family";
import { VESTING_ACTIONS } from "./vesting-actions";
import { vesting } from "./vesting-contract";
import { VESTING_TABLES } from "./vesting-rows";

export const VESTINGS: Family = {
  tables: VESTING_TABLES,
  contracts: [vesting],
  events: [],
  actions: VESTING_ACTIONS,
};
