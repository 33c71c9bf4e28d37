import { queryOptions } from "@tanstack/react-query";
import type { LoadSchema } from "../domain/list/load-schema";
import { simulationPath } from "../domain/simulation/simulation-route";
import type { SimulationReport } from "../domain/simulation/simulation-report";
import type { SendableMessage } from "../ton/sending/sendable-message";
import { postForReport } from "./post-for-report";

const loadSimulationReport: LoadSchema<SimulationReport> = () =>
  import("../domain/simulation/simulation-report").then((module) => module.SimulationReport);

/** What the chain, in its current state, would make of a message. Each attempt is a separate run. */
export function simulationQuery(
  network: string,
  { boc, hash }: Pick<SendableMessage, "boc" | "hash">,
  attempt: number,
) {
  return queryOptions({
    queryKey: ["simulation", network, hash, attempt],
    queryFn: ({ signal }) => postForReport(loadSimulationReport, simulationPath(network), { boc }, signal),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
