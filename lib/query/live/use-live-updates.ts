import { useQueryClient, type QueryKey } from "@tanstack/react-query";
import { useEffect } from "react";
import type { LiveSubject } from "../../domain/live/live-subject";
import { listenTo } from "./live-subjects";

/** Refetches a query when the feed reports a change to its subject. */
export function useLiveUpdates(network: string, subject: LiveSubject, queryKey: QueryKey): void {
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
