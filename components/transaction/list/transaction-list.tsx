"use client";

import { rowList } from "@/components/list/row-list";
import {
  ACCOUNT_TRANSACTIONS,
  BLOCK_TRANSACTIONS,
  TRANSACTIONS,
} from "@/lib/domain/transaction/transaction-row-kinds";
import { accountTransactionColumns, transactionColumns } from "./transaction-columns";

export const TransactionList = rowList({ kind: TRANSACTIONS, columns: transactionColumns });

export const AccountTransactionList = rowList({
  kind: ACCOUNT_TRANSACTIONS,
  columns: accountTransactionColumns,
});

export const BlockTransactionList = rowList({ kind: BLOCK_TRANSACTIONS, columns: transactionColumns });
