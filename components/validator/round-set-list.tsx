"use client";

import { rowList } from "@/components/list/row-list";
import { ROUND_SET } from "@/lib/domain/validator/validator-row-kinds";
import { roundSetColumns } from "./round-set-columns";

export const RoundSetList = rowList({ kind: ROUND_SET, columns: roundSetColumns });
