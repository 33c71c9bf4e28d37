"use client";

import { actionRowList } from "@/components/action/action-row-list";
import { DOMAIN_ACTIONS } from "@/lib/domain/dns/domain-action-kind";

export const DomainActionList = actionRowList(DOMAIN_ACTIONS);
