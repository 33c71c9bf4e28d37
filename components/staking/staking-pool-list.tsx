"use client";

import { rowList } from "@/components/list/row-list";
import { STAKING_POOLS } from "@/lib/domain/staking/staking-pool-kind";
import { stakingPoolColumns } from "./staking-pool-columns";

export const StakingPoolList = rowList({ kind: STAKING_POOLS, columns: stakingPoolColumns });
