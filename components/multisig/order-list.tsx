"use client";

import { rowList } from "@/components/list/row-list";
import { MULTISIG_ORDERS } from "@/lib/domain/multisig/multisig-row-kinds";
import { orderColumns } from "./order-columns";

export const MultisigOrderList = rowList({ kind: MULTISIG_ORDERS, columns: orderColumns });
