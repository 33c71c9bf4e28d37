"use client";

import { useRouter } from "next/navigation";
import { useMemo, useRef, useState, type KeyboardEvent, type SyntheticEvent } from "react";
import { searchPath } from "@/lib/paths";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { Suggestion } from "./search-suggestion";
import { useLookup } from "./use-lookup";
import { useSearchTools, type SearchTools } from "./use-search-tools";

/** Servers accept URLs of about 8 kB. Longer input is cut, which still shows what it was. */
const MAX_QUERY_LENGTH = 3_000;

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
  const groups =
    outcome === null || tools === null
      ? []
      : tools.suggestionsFor(outcome, recent, network, {
          hash: tools.reportOf(lookup),
          names: tools.namesOf(named),
          labels,
        });
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
    const to = open || arrow ? (tools?.nextOption(event.key, from, all.length) ?? null) : null;
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
  const status =
    outcome === null ? null : (tools?.searchStatus(outcome, network, { lookup, named, labels }) ?? null);
  const visible = open && (all.length > 0 || status !== null);
  return {
    input,
    tools,
    groups,
    all,
    active,
    status,
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
