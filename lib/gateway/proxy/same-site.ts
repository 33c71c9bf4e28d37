import "server-only";

/** The text of the refusal. */
export const CROSS_SITE_REFUSAL = "cross-site requests are not allowed";

/**
 * Whether a page of another site made the browser send this request. Browsers say so in Sec-Fetch-Site; older ones at
 * least send the origin. A request without either does not come from a browser, so a page cannot have forged it.
 */
export function isFromOtherSite(headers: Headers): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site !== "same-origin" && site !== "none";
  const origin = headers.get("origin");
  if (origin === null) return false;
  return !URL.canParse(origin) || new URL(origin).host !== headers.get("host");
}
