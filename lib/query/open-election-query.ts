import { queryOptions } from "@tanstack/react-query";
import type { LoadSchema } from "../domain/list/load-schema";
import type { Page } from "../domain/list/list-page";
import type { RoundElectionRow } from "../domain/validator/validator-list-rows";
import { requestReport } from "./fetch-report";

const loadSchema: LoadSchema<Page<RoundElectionRow>> = async () => {
  const [{ pageOf }, rows] = await Promise.all([
    import("../domain/list/page-schema"),
    import("../domain/validator/validator-list-rows"),
  ]);
  return pageOf(rows.RoundElectionRow);
};

/** Stakes arrive for hours, most of them near the end. */
const REFRESH_MS = 30_000;

/** An election while it accepts stakes; null while it could not be read. */
export function openElectionQuery(network: string, id: number) {
  return queryOptions({
    queryKey: ["election", network, id],
    queryFn: async ({ signal }) => {
      const path = `/api/${network}/rows/elections?from=${id}&until=${id}&limit=1&poll=1`;
      const page = await requestReport(loadSchema, path, signal);
      return page.rows[0] ?? null;
    },
    refetchInterval: ({ state }) => (state.data == null || state.data.state === "open" ? REFRESH_MS : false),
  });
}
