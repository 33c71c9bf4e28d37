import { refuse, reportResponse, unlessLimited } from "@/lib/loaders/request/report-response";
import { loadRerun } from "@/lib/loaders/rerun/load-rerun";
import { tryHash } from "@/lib/ton/value/hash";
import { badInput } from "@/lib/toncenter/error";

/** The number of calls that it makes. */
const COST = 6;

/** A transaction, run again in the virtual machine with its steps. */
export async function GET(
  _request: Request,
  { params }: RouteContext<"/api/[network]/transaction/[hash]/rerun">,
): Promise<Response> {
  const hash = tryHash((await params).hash);
  return unlessLimited(
    params,
    async (network) =>
      hash === null
        ? refuse(badInput("Not a transaction hash.", "hash"))
        : reportResponse(await loadRerun(network.id, hash)),
    COST,
  );
}
