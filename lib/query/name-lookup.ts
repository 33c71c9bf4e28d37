import type { NetworkName } from "../paths";
import type { LoadSchema } from "../domain/list/load-schema";
import type { NameReport } from "../domain/search/name-report";
import { requestReport } from "./fetch-report";

const loadNameReport: LoadSchema<NameReport> = () =>
  import("../domain/search/name-report").then((module) => module.NameReport);

/** Looks up a name through our own server. Throws a `QueryError`, or the reason of the signal. */
export function lookUpName(
  { id }: Pick<NetworkName, "id">,
  name: string,
  signal: AbortSignal,
): Promise<NameReport> {
  const query = new URLSearchParams({ q: name });
  return requestReport(loadNameReport, `/api/${id}/search/names?${query.toString()}`, signal);
}
