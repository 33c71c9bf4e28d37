"use client";

import { rowList } from "@/components/list/row-list";
import { JETTON_BURNS, JETTON_TRANSFERS } from "@/lib/domain/jetton/jetton-row-kinds";
import { jettonBurnColumns, jettonTransferColumns } from "./jetton-move-columns";

export const JettonTransferList = rowList({ kind: JETTON_TRANSFERS, columns: jettonTransferColumns });

export const JettonBurnList = rowList({ kind: JETTON_BURNS, columns: jettonBurnColumns });
