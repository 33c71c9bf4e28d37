"use client";

import { useEffect } from "react";
import { usePrivateNotes } from "@/lib/query/use-private-notes";
import { labelAccountsOnPage } from "./label-accounts";

/** Shows what a visitor calls accounts, wherever these stand. Mounted once. */
export function PrivateLabels({ network }: { readonly network: string }) {
  const notes = usePrivateNotes(network);
  useEffect(() => labelAccountsOnPage(notes), [notes]);
  return null;
}
