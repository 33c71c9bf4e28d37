import { findNetwork } from "@/lib/gateway/networks";
import { loadPicture } from "@/lib/loaders/picture/load-picture";

const HOUR = 3_600;
const HEADERS = {
  "Content-Disposition": 'inline; filename="picture"',
  "X-Robots-Tag": "noindex",
};

/**
 * Covers the generated picture without hiding it; with a bare error status some browsers would draw a broken picture.
 */
const TRANSPARENT = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

/** A picture of a token, an item or a collection, loaded and drawn by our server. */
export async function GET(
  request: Request,
  { params }: RouteContext<"/api/[network]/picture">,
): Promise<Response> {
  const network = findNetwork((await params).network);
  const picture = network === null ? null : await loadPicture(network, new URL(request.url).searchParams);
  if (picture?.is === "drawn") {
    return new Response(new Uint8Array(picture.bytes), {
      headers: {
        ...HEADERS,
        "Content-Type": "image/webp",
        "Cache-Control": `public, max-age=${7 * 24 * HOUR}, immutable`,
      },
    });
  }
  const busy = picture?.is === "busy";
  return new Response(new Uint8Array(TRANSPARENT), {
    status: busy ? 503 : 404,
    headers: {
      ...HEADERS,
      "Content-Type": "image/gif",
      "Cache-Control": busy ? "no-store" : `public, max-age=${HOUR / 6}`,
      ...(busy ? { "Retry-After": "5" } : {}),
    },
  });
}
