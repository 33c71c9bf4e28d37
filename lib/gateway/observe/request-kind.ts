import "server-only";
import { RESERVED_IDS } from "../../config/environment.mjs";

/** What a request is for, with few enough values to keep metrics for each. */
export interface RequestKind {
  readonly kind: "page" | "navigation" | "data" | "live" | "file";
  /** The first segment of a page's path, or the route of the API. */
  readonly name: string;
}

/** Files of the build. */
const BUILD_FILES = "/_next/static/";

/** Files in `public`, and those that routes in `app` make. */
export const SITE_FILES: ReadonlySet<string> = new Set([
  "apple-icon.png",
  "favicon.ico",
  "icon-192.png",
  "icon-512.png",
  "icon-maskable-512.png",
  "icon.svg",
  "llms.txt",
  "manifest.webmanifest",
  "robots.txt",
  "sitemap.xml",
]);
const PAGES: ReadonlySet<string> = new Set(RESERVED_IDS);
/** The second segment of an API route. */
const ROUTES: ReadonlySet<string> = new Set([
  "account",
  "card",
  "config",
  "head",
  "jetton",
  "openapi.json",
  "picture",
  "qr",
  "round",
  "rows",
  "search",
  "send",
  "simulate",
  "source",
  "status",
  "text",
  "transaction",
  "v2",
  "v3",
]);

/** Anything else that looks like a file is a page that does not exist, and costs as much. */
export function isFile(target: string): boolean {
  return target.startsWith(BUILD_FILES) || SITE_FILES.has(target.slice(1).split("?", 1)[0] ?? "");
}

/** `networks` are the prefixes of paths. Text from clients never becomes part of a name. */
export function requestKind(
  target: string,
  isNavigation: boolean,
  networks: ReadonlySet<string>,
): RequestKind {
  if (isFile(target)) return { kind: "file", name: "file" };
  const [, first = "", second = "", third = ""] = (target.split("?", 1)[0] ?? "").split("/");
  if (first === "api") {
    if (third === "" && (second === "health" || second === "metrics" || second === "settings"))
      return { kind: "data", name: second };
    if (third === "live") return { kind: "live", name: "live" };
    return { kind: "data", name: ROUTES.has(third) ? third : "other" };
  }
  const page = networks.has(first) ? second : first;
  const name = page === "" ? "home" : PAGES.has(page) ? page : "other";
  return { kind: isNavigation ? "navigation" : "page", name };
}
