"use client";

import { lazy } from "react";
import type { TransactionSearchProps } from "./transaction-search";

/** Most pages show a transaction that exists, so that its search is loaded only where one does not. */
const Search = lazy(() =>
  import("./transaction-search").then((module) => ({ default: module.TransactionSearch })),
);

export function LazyTransactionSearch(props: TransactionSearchProps) {
  return <Search {...props} />;
}
