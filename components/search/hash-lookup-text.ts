import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { ElsewhereReport } from "@/lib/domain/search/search-report";
import type { LookUp } from "./use-hash-lookup";

function names(networks: readonly { readonly name: string }[]): string {
  return networks.map(({ name }) => name).join(", ");
}

function elsewhereWords({ found, without, failed }: ElsewhereReport): string {
  const nowhere = without.length > 0 ? `, nor on ${names(without)}` : "";
  const there = found.length > 0 ? `, but on ${names(found.map(({ network }) => network))}` : nowhere;
  const unasked = failed.map(({ network }) => network);
  return `${there}.${unasked.length > 0 ? ` Not to be asked just now: ${names(unasked)}.` : ""}`;
}

/** How far the look-up of a hash has come; nothing where the list says it. */
export function lookUpWords(lookUp: LookUp | null, here: PageNetwork): string | null {
  if (lookUp === null) return null;
  if (lookUp.report === "under way") return "Looking it up.";
  if (lookUp.report === "failed" || lookUp.report.problem !== null) {
    return "It could not be looked up just now. Its page can be opened all the same.";
  }
  const { elsewhere } = lookUp.report;
  return elsewhere === null ? null : `Not on ${here.name}${elsewhereWords(elsewhere)}`;
}
