"use client";

import { rowList } from "@/components/list/row-list";
import { ACCOUNT_DOMAINS, WALLET_DOMAINS } from "@/lib/domain/dns/domain-row-kinds";
import { domainColumns } from "./domain-columns";

export const WalletDomainList = rowList({ kind: WALLET_DOMAINS, columns: domainColumns });

export const AccountDomainList = rowList({ kind: ACCOUNT_DOMAINS, columns: domainColumns });
