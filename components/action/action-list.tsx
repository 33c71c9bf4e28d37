"use client";

import { ACTIONS } from "@/lib/domain/action/action-row-kind";
import { actionRowList } from "./action-row-list";

export const ActionList = actionRowList(ACTIONS);
