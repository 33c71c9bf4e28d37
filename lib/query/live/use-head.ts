import { useQuery } from "@tanstack/react-query";
import type { HeadReport } from "../../domain/status/head-report";
import { headQuery } from "./head-query";
import { useHydrated } from "../../browser/use-hydrated";

/**
 * The head of a network, kept up to date. Parts of a page that were rendered at different times have different heads
 * from the server, but share one in the browser: each hydrates with its own head, and shows the shared one after
 * that.
 */
export function useHead(network: string, initial: HeadReport): HeadReport {
  const { data } = useQuery(headQuery(network, initial));
  return useHydrated() ? data : initial;
}
