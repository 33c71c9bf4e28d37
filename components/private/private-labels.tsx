"use client";

import { useEffect } from "react";
import { usePrivateNotes } from "@/lib/query/use-private-notes";
import { labelAccountsOnPage } from "./label-accounts";

/** Shows private labels at all accounts of the page. Mounted once. */
export function PrivateLabels({ network }: { readonly network: string }) {
  const notes = usePrivateNotes(network);
  useEffect(() => labelAccountsOnPage(notes), [notes]);
  return null;
}
