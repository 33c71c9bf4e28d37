import "server-only";
/**
 * Did a page of another site make the browser send this? Browsers say so themselves; those that do not
 * yet say at least the origin. What comes without either is no browser, and is not tricked into anything.
 */
export function isFromOtherSite(headers: Headers): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site !== "same-origin" && site !== "none";
  const origin = headers.get("origin");
  if (origin === null) return false;
  return !URL.canParse(origin) || new URL(origin).host !== headers.get("host");
}
