import { QueryClientContext } from "@tanstack/react-query";
import { useContext, useEffect } from "react";
import { followHead } from "@/lib/query/live/follow-head";

/** Keeps the newest block up to date, only on pages that show it. */
export function LiveHead({ network }: { readonly network: string }) {
  const client = useContext(QueryClientContext);
  useEffect(() => (client === undefined ? undefined : followHead(network, client)), [network, client]);
  return null;
}
