"use client";

import { lazy } from "react";
import type { TransactionSearchProps } from "./transaction-search";

/** Most pages show an existing transaction, so the search is loaded only for a missing one. */
const Search = lazy(() =>
  import("./transaction-search").then((module) => ({ default: module.TransactionSearch })),
);

export function LazyTransactionSearch(props: TransactionSearchProps) {
  return <Search {...props} />;
}
