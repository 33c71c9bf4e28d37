"use client";

import { useEffect } from "react";
import { usePrivateNotes } from "@/lib/query/use-private-notes";
import { keepNamesOnPage } from "./label-accounts";

/** Shows what a visitor calls accounts, wherever these stand. Mounted once. */
export function PrivateNames({ network }: { readonly network: string }) {
  const notes = usePrivateNotes(network);
  useEffect(() => keepNamesOnPage(notes), [notes]);
  return null;
}
