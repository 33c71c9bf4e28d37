import "server-only";
/**
 * Whether a page of another site made the browser send this. Browsers say so in Sec-Fetch-Site; older ones
 * send at least the origin. A request without either does not come from a browser, so it cannot be forged by a page.
 */
export function isFromOtherSite(headers: Headers): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site !== "same-origin" && site !== "none";
  const origin = headers.get("origin");
  if (origin === null) return false;
  return !URL.canParse(origin) || new URL(origin).host !== headers.get("host");
}
