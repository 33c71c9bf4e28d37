import { useQueryClient, type QueryKey } from "@tanstack/react-query";
import { useEffect } from "react";
import type { LiveSubject } from "../domain/live/live-subject";
import { listenTo } from "./live-subjects";

/** Asks for a query's answer anew when the feed tells that its subject has changed. */
export function useTold(network: string, subject: LiveSubject, queryKey: QueryKey): void {
  const client = useQueryClient();
  const key = JSON.stringify(queryKey);
  useEffect(
    () =>
      listenTo(network, [subject], () => {
        const parsed: unknown = JSON.parse(key);
        if (Array.isArray(parsed)) void client.invalidateQueries({ queryKey: parsed });
      }),
    [client, network, subject, key],
  );
}
