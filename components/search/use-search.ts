"use client";

import { useRouter } from "next/navigation";
import { useMemo, useRef, useState, type KeyboardEvent, type SyntheticEvent } from "react";
import { searchPath } from "@/lib/paths";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { NameReport } from "@/lib/domain/search/name-report";
import type { Outcome } from "@/lib/search/outcome";
import { nextOption } from "./next-option";
import { hashLookupText } from "./hash-lookup-text";
import type { Suggestion } from "./search-suggestion";
import { useLookup, type LookupState } from "./use-lookup";
import { useSearchTools, type SearchTools } from "./use-search-tools";

/** Servers accept URLs of about 8 kB. Longer input is cut, which still shows what it was. */
const MAX_QUERY_LENGTH = 3_000;

const NO_MATCHES = "No matches. See supported formats.";

/** State of the search box: the input, its matches and the active option. */
export function useSearch(network: PageNetwork, networks: readonly PageNetwork[]) {
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const { tools, load } = useSearchTools();
  const [text, setText] = useState("");
  const [open, setOpen] = useState(false);
  const [activeId, setActiveId] = useState<string | null>(null);
  const [recent, setRecent] = useState<readonly string[]>([]);
  const outcome = useMemo(
    () => tools?.outcomeOf(text, location.origin, network, networks) ?? null,
    [tools, text, network, networks],
  );
  const hash = outcome === null || !open ? null : (tools?.hashIn(outcome, network) ?? null);
  const lookup = useLookup(hash, network, tools?.lookUpHash ?? null);
  const name = outcome === null || !open ? null : (tools?.nameIn(outcome, text) ?? null);
  const named = useLookup(name, network, tools?.lookUpName ?? null);
  const labels = useMemo(
    () => (open ? (tools?.privateLabelMatches(network.id, text) ?? []) : []),
    [tools, network, text, open],
  );
  const lookedUp = { hash: reportOf(lookup), names: namesOf(named), labels };
  const groups = outcome === null ? [] : (tools?.suggestionsFor(outcome, recent, network, lookedUp) ?? []);
  const all = groups.flatMap(({ members }) => members);
  const active = all.find(({ id }) => id === activeId) ?? null;

  const close = () => {
    setOpen(false);
    setActiveId(null);
  };
  const change = (to: string) => {
    setText(to);
    setActiveId(null);
    setOpen(true);
  };
  const enter = () => {
    setText(input.current?.value ?? "");
    setOpen(true);
    load().then(
      ({ recentSearches }) => setRecent(recentSearches.all()),
      () => undefined,
    );
  };
  const go = (href: string, typed: string, { recentSearches }: SearchTools) => {
    setRecent(recentSearches.add(typed));
    close();
    setText("");
    if (input.current !== null) input.current.value = "";
    input.current?.blur();
    router.push(href);
  };
  const search = (typed: string, loadedTools: SearchTools) => {
    const outcomeOfTyped = loadedTools.outcomeOf(typed, location.origin, network, networks);
    const [first] = outcomeOfTyped.kind === "choice" ? outcomeOfTyped.places : [];
    const long = typed.length > MAX_QUERY_LENGTH ? first?.href : undefined;
    const page = searchPath(network, typed.slice(0, MAX_QUERY_LENGTH));
    go(outcomeOfTyped.kind === "clear" ? outcomeOfTyped.href : (long ?? page), typed, loadedTools);
  };
  const pick = (suggestion: Suggestion) => {
    if (tools === null) return;
    if (suggestion.kind === "recent") search(suggestion.text, tools);
    else go(suggestion.href, text, tools);
  };
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (open && active !== null) return pick(active);
    const typed = input.current?.value ?? "";
    // If the scripts cannot be loaded, the form is submitted to the server.
    load().then(
      (loaded) => search(typed, loaded),
      () => form.submit(),
    );
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape" && open) {
      event.preventDefault();
      return close();
    }
    const arrow = event.key === "ArrowDown" || event.key === "ArrowUp";
    if (!open && arrow) setOpen(true);
    const from = open && active !== null ? all.indexOf(active) : -1;
    const to = open || arrow ? nextOption(event.key, from, all.length) : null;
    if (to === null) return;
    event.preventDefault();
    setActiveId(all[to]?.id ?? null);
  };
  const forget = (forgotten: string | null) => {
    if (tools === null) return;
    const { recentSearches } = tools;
    setRecent(forgotten === null ? recentSearches.clear() : recentSearches.remove(forgotten));
    // The button is removed, so the focus moves to the input.
    input.current?.focus();
  };
  const statusText =
    outcome === null
      ? null
      : (hashLookupText(lookup, network) ?? problemText(outcome, named, labels.length > 0));
  const visible = open && (all.length > 0 || statusText !== null);
  return {
    input,
    tools,
    groups,
    all,
    active,
    statusText,
    visible,
    close,
    change,
    enter,
    pick,
    submit,
    press,
    forget,
  };
}

function reportOf<K, R extends object>(lookup: LookupState<K, R> | null): R | null {
  return typeof lookup?.report === "object" ? lookup.report : null;
}

function namesOf(named: LookupState<string, NameReport> | null): NameReport["names"] {
  return (reportOf(named) ?? named?.before)?.names ?? [];
}

function problemText(
  outcome: Outcome<PageNetwork>,
  named: LookupState<string, NameReport> | null,
  hasLabels: boolean,
): string | null {
  if (outcome.kind !== "choice" && outcome.kind !== "unknown") return null;
  const { problem } = outcome;
  if (problem !== null) return `${problem.title}. ${problem.text}`;
  if (outcome.kind === "choice") return null;
  if (namesOf(named).length > 0) return "Names: among what this explorer has seen.";
  if (named?.report === "under way") return "Searching names…";
  return hasLabels ? null : NO_MATCHES;
}
