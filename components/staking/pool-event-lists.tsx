"use client";

import { rowList } from "@/components/list/row-list";
import {
  ACCOUNT_POOL_EVENTS,
  NOMINATOR_EVENTS,
  POOL_VALIDATOR_EVENTS,
} from "@/lib/domain/staking/pool-event-kinds";
import {
  accountPoolEventColumns,
  nominatorEventColumns,
  poolValidatorEventColumns,
} from "./pool-event-columns";

export const NominatorEventList = rowList({ kind: NOMINATOR_EVENTS, columns: nominatorEventColumns });

export const AccountPoolEventList = rowList({ kind: ACCOUNT_POOL_EVENTS, columns: accountPoolEventColumns });

export const PoolValidatorEventList = rowList({
  kind: POOL_VALIDATOR_EVENTS,
  columns: poolValidatorEventColumns,
});
