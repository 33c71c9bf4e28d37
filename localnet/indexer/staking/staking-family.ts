import type { Family } from "../contract-family";
import { STAKING_ACTIONS } from "./staking-actions";
import { pool } from "./pool-rows";
import { poolEvents } from "./pool-events";
import { STAKING_TABLES } from "./staking-tables";
import { validatorEvents } from "./validator-events";
import { electorEvents, cycleEvents } from "./elector-events";

export const STAKING: Family = {
  tables: STAKING_TABLES,
  contracts: [pool],
  events: [poolEvents, validatorEvents, cycleEvents, electorEvents],
  actions: STAKING_ACTIONS,
};
