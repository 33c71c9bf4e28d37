import { queryOptions } from "@tanstack/react-query";
import type { LoadSchema } from "../domain/list/load-schema";
import { requestReport } from "./fetch-report";
import { pollDelayMs } from "./poll-delay";
import type { RoundReport } from "../domain/home/round-report";

const loadRoundReport: LoadSchema<RoundReport> = () =>
  import("../domain/home/round-report").then((module) => module.RoundReport);

/** A round lasts for hours. */
const REFRESH_MS = 5 * 60_000;
/** After the end of a round the next one appears soon, or the index catches up. */
const ENDED_REFRESH_MS = 10_000;

/** The validation round; `initial` is the server's cached value when it rendered the page. */
export function roundQuery(network: string, initial: RoundReport | null) {
  const queryKey = ["round", network];
  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client }) => {
      const before = client.getQueryData<RoundReport>(queryKey) ?? initial;
      const after = await requestReport(loadRoundReport, `/api/${network}/round`, signal);
      return after.round === null ? { ...after, round: before?.round ?? null } : after;
    },
    ...(initial === null ? {} : { initialData: initial, initialDataUpdatedAt: initial.nowMs }),
    staleTime: REFRESH_MS,
    refetchInterval: (query) => {
      const { state } = query;
      const problem = state.data?.problem ?? null;
      const isLoaded = state.status === "success" && problem === null;
      if (!isLoaded) return pollDelayMs(query, problem);
      const { round = null, nowMs = 0 } = state.data ?? {};
      return round !== null && round.until * 1_000 <= nowMs ? ENDED_REFRESH_MS : REFRESH_MS;
    },
  });
}
