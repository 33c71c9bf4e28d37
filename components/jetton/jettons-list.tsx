"use client";

import { rowList } from "@/components/list/row-list";
import { JETTON_LIST } from "@/lib/domain/jetton/jetton-row-kinds";
import { jettonColumns } from "./jetton-columns";

export const JettonList = rowList({ kind: JETTON_LIST, columns: jettonColumns });
