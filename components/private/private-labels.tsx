"use client";

import { useEffect } from "react";
import { usePrivateRecords } from "@/lib/query/use-private-records";
import { labelAccountsOnPage } from "./label-accounts";

/** Shows private labels at all accounts of the page. Mounted once. */
export function PrivateLabels({ network }: { readonly network: string }) {
  const records = usePrivateRecords(network);
  useEffect(() => labelAccountsOnPage(records), [records]);
  return null;
}
