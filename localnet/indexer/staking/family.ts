import type { Family } from "../family";
import { STAKING_ACTIONS } from "./actions";
import { pool } from "./pool";
import { poolEvents } from "./pool-events";
import { STAKING_TABLES } from "./tables";
import { validatorEvents } from "./validator-events";
import { electorNews, newCycles } from "./validation";

export const STAKING: Family = {
  tables: STAKING_TABLES,
  contracts: [pool],
  events: [poolEvents, validatorEvents, newCycles, electorNews],
  actions: STAKING_ACTIONS,
};
