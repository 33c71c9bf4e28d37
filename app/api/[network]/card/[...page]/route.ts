import { drawCard } from "@/lib/loaders/card/draw-card";
import { networkOf } from "@/lib/loaders/request/page-networks";
import { refuse, unlessLimited } from "@/lib/loaders/request/report-response";
import { decodeSegment } from "@/lib/domain/filter/url-text";
import { loadPageCard } from "../page-cards";

/** Long enough for all readers of one message with the link, short for a balance. */
const KEPT_SECONDS = 300;
const PNG_NAME = /\.png$/;

/** The picture of a page for link previews, drawn here from the page's data. */
export function GET(
  _request: Request,
  { params }: RouteContext<"/api/[network]/card/[...page]">,
): Promise<Response> {
  return unlessLimited(params, async () => {
    const network = await networkOf(params);
    const segments = (await params).page.map(decodeSegment);
    const last = segments.at(-1) ?? "";
    const card = await loadPageCard(network, [...segments.slice(0, -1), last.replace(PNG_NAME, "")]);
    if (!card.ok) return refuse(card.error);
    const picture = await drawCard(card.value, network.name);
    if (picture.is !== "drawn")
      return new Response(null, {
        status: 503,
        headers: { "Cache-Control": "no-store", "Retry-After": "5" },
      });
    return new Response(new Uint8Array(picture.bytes), {
      headers: {
        "Content-Type": "image/png",
        "Content-Disposition": 'inline; filename="card.png"',
        "Cache-Control": `public, max-age=${KEPT_SECONDS}`,
        // Displayed by other sites that show the link.
        "Cross-Origin-Resource-Policy": "cross-origin",
      },
    });
  });
}
