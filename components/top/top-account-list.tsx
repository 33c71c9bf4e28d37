"use client";

import { rowList } from "@/components/list/row-list";
import { TOP_ACCOUNTS } from "@/lib/domain/top/top-account-kind";
import { topAccountColumns } from "./top-account-columns";

export const TopAccountList = rowList({ kind: TOP_ACCOUNTS, columns: topAccountColumns });
