import { searchFormPath } from "@/lib/paths";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { PrivateRecord } from "@/lib/domain/private/private-record";
import type { NameReport } from "@/lib/domain/search/name-report";
import type { HashReport } from "@/lib/domain/search/search-report";
import type { Outcome } from "@/lib/search/outcome";
import type { Hash } from "@/lib/ton/value/hash";
import { hashLookupText } from "./hash-lookup-text";
import type { LookupState } from "./use-lookup";

/** The text below the suggestions. */
export interface SearchStatus {
  readonly text: string;
  /** A page with more about it. */
  readonly link: { readonly href: string; readonly text: string } | null;
}

interface Lookups {
  readonly lookup: LookupState<Hash, HashReport> | null;
  readonly named: LookupState<string, NameReport> | null;
  readonly labels: readonly PrivateRecord[];
}

const plain = (text: string): SearchStatus => ({ text, link: null });

export function searchStatus(
  outcome: Outcome<PageNetwork>,
  here: PageNetwork,
  { lookup, named, labels }: Lookups,
): SearchStatus | null {
  const text = hashLookupText(lookup, here);
  if (text !== null) return plain(text);
  if (outcome.kind !== "choice" && outcome.kind !== "unknown") return null;
  const { problem } = outcome;
  if (problem !== null) return plain(`${problem.title}. ${problem.text}`);
  if (outcome.kind === "choice") return null;
  if (namesOf(named).length > 0) return plain("Names: among what this explorer has seen.");
  if (named?.report === "under way") return plain("Searching names…");
  return labels.length > 0
    ? null
    : { text: "No matches.", link: { href: searchFormPath(here), text: "See supported formats" } };
}

export function reportOf<K, R extends object>(lookup: LookupState<K, R> | null): R | null {
  return typeof lookup?.report === "object" ? lookup.report : null;
}

export function namesOf(named: LookupState<string, NameReport> | null): NameReport["names"] {
  return (reportOf(named) ?? named?.before)?.names ?? [];
}
