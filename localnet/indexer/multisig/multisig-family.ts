import type { Family } from "../contract-family";
import { MULTISIG_ACTIONS } from "./multisig-actions";
import { multisig, order } from "./multisig-contract-kinds";
import { MULTISIG_TABLES } from "./multisig-tables";

export const MULTISIGS: Family = {
  tables: MULTISIG_TABLES,
  contracts: [multisig, order],
  events: [],
  actions: MULTISIG_ACTIONS,
};
