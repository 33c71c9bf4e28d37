import { openApi } from "@/lib/domain/api-reference/openapi";
import { unlessLimited } from "@/lib/loaders/request/report-response";

const HOUR = 3_600;

/** The operations that this explorer offers to programs. */
export function GET(
  _request: Request,
  { params }: RouteContext<"/api/[network]/openapi.json">,
): Promise<Response> {
  return unlessLimited(params, async (network) =>
    Response.json(openApi(network), { headers: { "Cache-Control": `public, max-age=${HOUR}` } }),
  );
}
