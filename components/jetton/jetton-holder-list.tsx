"use client";

import { rowList } from "@/components/list/row-list";
import { JETTON_HOLDERS } from "@/lib/domain/jetton/jetton-row-kinds";
import { jettonHolderColumns } from "./jetton-holder-columns";

export const JettonHolderList = rowList({ kind: JETTON_HOLDERS, columns: jettonHolderColumns });
