import "server-only";
import type { IncomingHttpHeaders } from "node:http";
import type { SharedPage } from "../../gateway/page-cache/page-cache";
import { wantedForm } from "../../domain/page-data/page-data";
import { readSettings } from "../../settings/settings-cookies";

/** Pages that cost a visitor more than an ordinary page, or that are about this process or a visitor's input. */
const OWN_PAGES =
  /^(?:\/[^/]+)?\/(?:(?:call|decode|estimate|search|send|status|watchlist)(?:\/|$)|account\/[^/]+\/methods$)/;

/** Headers of the requests by which Next's router fetches parts of a page. */
const ROUTER_HEADER = /^(?:rsc$|next-|x-nextjs-|x-middleware-)/;

/** Next renders differently for programs that parse pages: the user agents of all of them contain one of these. */
const PROGRAM =
  /bot|crawl|spider|google|lighthouse|slurp|yandex|sogou|preview|archiver|facebook|vkshare|tumblr|whatsapp|yeti/i;

/** Lists. Rows of the watchlist and of pending items are private to the visitor. */
const ROWS = /^\/api\/[^/]+\/rows\/(?!accounts$|pending$)[^/]+$/;

/** The origin at which the visitor reached us; pages can show it. */
const ORIGIN_HEADERS = ["host", "x-forwarded-host", "x-forwarded-proto"] as const;
const LONGEST_ORIGIN = 255;

/**
 * What a page depends on besides the answers of the service: its URL, the visitor's settings, and the origin at which
 * the visitor reached us. Nothing else of a request reaches the render of a shared page.
 */
export function shareRule(target: string, headers: IncomingHttpHeaders): SharedPage | null {
  const [path = "/"] = target.split("?", 1);
  if (ROWS.test(path)) return { key: target, target, headers: {}, isExchanged: false };
  if (path.startsWith("/api/")) return null;
  if (OWN_PAGES.test(path) || wantedForm(path, headers.accept ?? null) !== null) return null;
  if (PROGRAM.test(headers["user-agent"] ?? "")) return null;
  if (Object.keys(headers).some((name) => ROUTER_HEADER.test(name))) return null;
  const origin = ORIGIN_HEADERS.flatMap((name) => {
    const value = headers[name];
    return value === undefined ? [] : [[name, [value].flat().join(", ")] as const];
  });
  if (origin.some(([, value]) => value.length > LONGEST_ORIGIN)) return null;
  const { theme, time, shortcuts } = readSettings((name) => cookieOf(headers.cookie ?? "", name));
  const cookie = `theme=${theme}; time=${time}; shortcuts=${shortcuts}`;
  const seen = { ...Object.fromEntries(origin), accept: "text/html", cookie };
  return { key: JSON.stringify([target, seen]), target, headers: seen, isExchanged: true };
}

/** As Next reads it: the last of several counts. */
function cookieOf(cookies: string, name: string): string | undefined {
  return cookies
    .split(";")
    .map((each) => each.trim())
    .findLast((each) => each.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}
