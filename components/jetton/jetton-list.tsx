"use client";

import { rowList } from "@/components/list/row-list";
import {
  JETTON_BURNS,
  JETTON_HOLDERS,
  JETTON_LIST,
  JETTON_TRANSFERS,
} from "@/lib/domain/jetton/jetton-row-kinds";
import { jettonColumns } from "./jetton-columns";
import { jettonHolderColumns } from "./jetton-holder-columns";
import { jettonBurnColumns, jettonTransferColumns } from "./jetton-move-columns";

export const JettonList = rowList({ kind: JETTON_LIST, columns: jettonColumns });

export const JettonHolderList = rowList({ kind: JETTON_HOLDERS, columns: jettonHolderColumns });

export const JettonTransferList = rowList({ kind: JETTON_TRANSFERS, columns: jettonTransferColumns });

export const JettonBurnList = rowList({ kind: JETTON_BURNS, columns: jettonBurnColumns });
