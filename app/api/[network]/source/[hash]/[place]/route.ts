import { loadVerifiedSource } from "@/lib/loaders/contract/load-verified-source";
import { refuse, unlessLimited } from "@/lib/loaders/request/report-response";
import { tryHash } from "@/lib/ton/value/hash";

const HOUR = 3_600;
const PLACE = /^\d{1,3}$/;

/** A file of a verified source, as plain text. */
export function GET(
  _request: Request,
  { params }: RouteContext<"/api/[network]/source/[hash]/[place]">,
): Promise<Response> {
  return unlessLimited(params, async () => {
    const { hash, place } = await params;
    const code = tryHash(hash);
    const report = code === null ? null : await loadVerifiedSource(code);
    const file = PLACE.test(place) ? report?.source?.files[Number(place)] : undefined;
    if (file === undefined) return refuse({ kind: "not-found", message: "no such file" });
    return new Response(file.content, {
      headers: {
        "Content-Type": "text/plain; charset=utf-8",
        "Content-Disposition": "inline",
        "Cache-Control": `public, max-age=${HOUR}`,
        "X-Robots-Tag": "noindex",
      },
    });
  });
}
