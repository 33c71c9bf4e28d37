import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { ElsewhereReport, HashReport } from "@/lib/domain/search/search-report";
import type { Hash } from "@/lib/ton/value/hash";
import type { LookupState } from "./use-lookup";

function names(networks: readonly { readonly name: string }[]): string {
  return networks.map(({ name }) => name).join(", ");
}

function elsewhereText({ found, without, failed }: ElsewhereReport): string {
  const nowhere = without.length > 0 ? `, nor on ${names(without)}` : "";
  const there = found.length > 0 ? `, but on ${names(found.map(({ network }) => network))}` : nowhere;
  const unreachable = failed.map(({ network }) => network);
  return `${there}.${unreachable.length > 0 ? ` Unavailable: ${names(unreachable)}.` : ""}`;
}

/** The progress of a hash lookup; null if the suggestions show it. */
export function hashLookupText(
  lookup: LookupState<Hash, HashReport> | null,
  here: PageNetwork,
): string | null {
  if (lookup === null) return null;
  if (lookup.report === "under way") return "Searching…";
  if (lookup.report === "failed" || lookup.report.problem !== null) {
    return "Lookup failed. The page can still be opened.";
  }
  const { elsewhere } = lookup.report;
  return elsewhere === null ? null : `Not on ${here.name}${elsewhereText(elsewhere)}`;
}
