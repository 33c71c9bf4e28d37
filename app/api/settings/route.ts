import { readBoundedText } from "@/lib/gateway/proxy/request-body";
import { CROSS_SITE_REFUSAL, isFromOtherSite } from "@/lib/gateway/proxy/same-site";
import { currentRequest } from "@/lib/gateway/visitor/request-context";
import { cookiesOf, returnPath, readSettings } from "@/lib/settings/settings-cookies";

const MAX_BYTES = 1_024;

/** Stores a visitor's settings and redirects back. It takes a form, so it works without scripts. */
export async function POST(request: Request): Promise<Response> {
  if (isFromOtherSite(request.headers)) return new Response(CROSS_SITE_REFUSAL, { status: 403 });
  const text = await readBoundedText(request, MAX_BYTES);
  if (text === null) return new Response("too large", { status: 413 });
  const form = new URLSearchParams(text);
  const headers = new Headers({
    Location: returnPath(request.headers.get("referer")),
    "Cache-Control": "no-store",
  });
  const settings = readSettings((name) => form.get(name));
  for (const cookie of cookiesOf(settings, currentRequest()?.encrypted === true))
    headers.append("Set-Cookie", cookie);
  return new Response(null, { status: 303, headers });
}
