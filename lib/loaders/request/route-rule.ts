import "server-only";
import { formPath, segmentsOf, wantedForm } from "../../domain/page-data/page-data";
import type { PageRoute, PageTarget, RouteRule } from "../../gateway/door/prepare-page";
import { redirectOf } from "../../search/redirect";
import type { AddressNetwork } from "../../paths";

/** Browsers cache a permanent redirect forever unless there is a limit, and the target of a path can change. */
const REDIRECT_CACHE = "max-age=3600";

/** The default network has no prefix in the URL; the others are the first segment. Each resource has one URL. */
export function routeRule(networks: readonly AddressNetwork[]): RouteRule {
  const standard = networks.find((network) => network.standard)?.id ?? null;
  return (target) => {
    const { path, search } = target;
    const canonical = redirectOf(path, search, networks);
    if (canonical !== null)
      return {
        kind: "redirect",
        status: 308,
        to: canonical,
        headers: { "Cache-Control": REDIRECT_CACHE },
      };
    const [, first = ""] = path.split("/");
    const named = networks.find(({ id }) => id === first)?.id ?? null;
    return dataOf(target, standard, named) ?? { kind: "page", network: named === null ? standard : null };
  };
}

/** Programs find a page's data at another URL; null for all other requests. */
function dataOf(
  { path, search, accept }: PageTarget,
  standard: string | null,
  named: string | null,
): PageRoute | null {
  const form = wantedForm(path, accept);
  if (standard === null || form === null) return null;
  const segments = segmentsOf(path);
  const rest = named === null ? segments : segments.slice(1);
  const to = formPath(form, named ?? standard, rest, new URLSearchParams(search));
  return to === null ? null : { kind: "redirect", status: 307, to, headers: { Vary: "Accept" } };
}
