import type { Family } from "../family";
import { MULTISIG_ACTIONS } from "./actions";
import { multisig, order } from "./contracts";
import { MULTISIG_TABLES } from "./tables";

export const MULTISIGS: Family = {
  tables: MULTISIG_TABLES,
  contracts: [multisig, order],
  events: [],
  actions: MULTISIG_ACTIONS,
};
