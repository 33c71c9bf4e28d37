import { configFile } from "@/lib/domain/network-config/config-file";
import { readConfigQuery } from "@/lib/domain/network-config/config-query";
import { configAt } from "@/lib/loaders/network-config/load-config";
import { refuse, unlessLimited } from "@/lib/loaders/request/report-response";

/** The current configuration, or that of a block (`seqno`), as a file. */
export function GET(request: Request, { params }: RouteContext<"/api/[network]/config">): Promise<Response> {
  return unlessLimited(params, async ({ id, coin }) => {
    const query = readConfigQuery(new URL(request.url).searchParams);
    if (!query.ok) return refuse(query.error);
    const { seqno } = query.value;
    const config = await configAt(id, seqno);
    if (!config.ok) return refuse(config.error);
    const name = `${id}-config${seqno === null ? "" : `-${seqno}`}.json`;
    return new Response(JSON.stringify({ network: id, seqno, ...configFile(config.value, coin) }, null, 2), {
      headers: {
        "Content-Type": "application/json",
        "Content-Disposition": `attachment; filename="${name}"`,
        "Cache-Control": "no-store",
        "X-Robots-Tag": "noindex",
      },
    });
  });
}
