import { loadPageData } from "@/lib/loaders/page-text/load-page-data";
import { networkOf } from "@/lib/loaders/request/page-networks";
import { refuse, unlessLimited } from "@/lib/loaders/request/report-response";
import { decodeSegment } from "@/lib/domain/filter/url-text";
import { pageMarkdown } from "@/lib/domain/markdown/page-markdown";
import { loadPageCard } from "../../card/page-cards";

/** A page as Markdown, made from the data of its JSON. */
export function GET(
  request: Request,
  { params }: RouteContext<"/api/[network]/text/[...page]">,
): Promise<Response> {
  return unlessLimited(params, async ({ id }) => {
    const network = await networkOf(params);
    const segments = (await params).page.map(decodeSegment);
    const query = new URL(request.url).searchParams;
    const [loaded, card] = await Promise.all([
      loadPageData(id, segments, query),
      loadPageCard(network, segments),
    ]);
    if (loaded === null) return refuse({ kind: "not-found", message: "no page of data" });
    if (!loaded.ok) return refuse(loaded.error);
    const { operation, json, isOfCard, status, retryAfter, data } = loaded.value;
    const path = segments.map(encodeURIComponent).join("/");
    const page = `${network.standard ? "" : `/${id}`}/${path}`;
    const text = pageMarkdown({
      card: card.ok && isOfCard ? card.value : null,
      network: network.name,
      page,
      json,
      operation,
      data,
    });
    return new Response(text, {
      status,
      headers: {
        "Content-Type": "text/markdown; charset=utf-8",
        "Cache-Control": "no-store",
        "X-Robots-Tag": "noindex",
        ...(retryAfter === null ? {} : { "Retry-After": retryAfter }),
      },
    });
  });
}
