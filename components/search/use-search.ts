import { useRouter } from "next/navigation";
import { useEffectEvent, useLayoutEffect, useMemo, useState, type RefObject } from "react";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { searchPath } from "@/lib/paths";
import { lookUpHash } from "@/lib/query/hash-lookup";
import { lookUpName } from "@/lib/query/name-lookup";
import { outcomeOf } from "@/lib/search/outcome";
import { nextOption } from "./next-option";
import { privateLabelMatches } from "./private-label-matches";
import { recentSearches } from "./recent-searches";
import { namesOf, reportOf, searchStatus } from "./search-status";
import { hashIn, nameIn, suggestionsFor, type Suggestion } from "./search-suggestion";
import { useLookup } from "./use-lookup";

/** Servers accept URLs of about 8 kB. Longer input is cut, but stays recognizable. */
const MAX_QUERY_LENGTH = 3_000;

/**
 * The search in a field: its text, its matches and the active option. The form and the field belong to the page, so
 * this listens to them instead of rendering them; the search starts with the field's current text.
 */
export function useSearch(
  field: RefObject<HTMLInputElement | null>,
  network: PageNetwork,
  networks: readonly PageNetwork[],
) {
  const router = useRouter();
  const [text, setText] = useState(() => field.current?.value ?? "");
  const [open, setOpen] = useState(() => document.activeElement === field.current);
  const [activeId, setActiveId] = useState<string | null>(null);
  const [recent, setRecent] = useState(() => recentSearches.all());
  const outcome = useMemo(
    () => outcomeOf(text, location.origin, network, networks),
    [text, network, networks],
  );
  const lookup = useLookup(open ? hashIn(outcome, network) : null, network, lookUpHash);
  const named = useLookup(open ? nameIn(outcome, text) : null, network, lookUpName);
  const labels = useMemo(() => (open ? privateLabelMatches(network.id, text) : []), [network, text, open]);
  const groups = suggestionsFor(outcome, recent, network, {
    hash: reportOf(lookup),
    names: namesOf(named),
    labels,
  });
  const all = groups.flatMap(({ members }) => members);
  const active = all.find(({ id }) => id === activeId) ?? null;

  const close = () => {
    setOpen(false);
    setActiveId(null);
  };
  const change = () => {
    setText(field.current?.value ?? "");
    setActiveId(null);
    setOpen(true);
  };
  const enter = () => {
    setText(field.current?.value ?? "");
    setOpen(true);
    setRecent(recentSearches.all());
  };
  const go = (href: string, typed: string) => {
    setRecent(recentSearches.add(typed));
    close();
    setText("");
    field.current?.form?.reset();
    field.current?.blur();
    router.push(href);
  };
  const search = (typed: string) => {
    const outcomeOfTyped = outcomeOf(typed, location.origin, network, networks);
    const [first] = outcomeOfTyped.kind === "choice" ? outcomeOfTyped.places : [];
    const long = typed.length > MAX_QUERY_LENGTH ? first?.href : undefined;
    const page = searchPath(network, typed.slice(0, MAX_QUERY_LENGTH));
    go(outcomeOfTyped.kind === "clear" ? outcomeOfTyped.href : (long ?? page), typed);
  };
  const pick = (suggestion: Suggestion) => {
    if (suggestion.kind === "recent") search(suggestion.text);
    else go(suggestion.href, text);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (open && active !== null) pick(active);
    else search(field.current?.value ?? "");
  };
  const press = (event: KeyboardEvent) => {
    if (event.isComposing) return;
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
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const stays =
      currentTarget instanceof Element &&
      relatedTarget instanceof Node &&
      currentTarget.contains(relatedTarget);
    if (!stays) close();
  };
  const forget = (forgotten: string | null) => {
    setRecent(forgotten === null ? recentSearches.clear() : recentSearches.remove(forgotten));
    // The button is removed, so the focus moves to the field.
    field.current?.focus();
  };

  const onEnter = useEffectEvent(enter);
  const onInput = useEffectEvent(change);
  const onKey = useEffectEvent(press);
  const onSubmit = useEffectEvent(submit);
  const onLeave = useEffectEvent(leave);
  useLayoutEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    field.current?.addEventListener("focus", () => onEnter(), { signal });
    field.current?.addEventListener("click", () => onEnter(), { signal });
    field.current?.addEventListener("input", () => onInput(), { signal });
    field.current?.addEventListener("keydown", (event) => onKey(event), { signal });
    field.current?.form?.addEventListener("submit", (event) => onSubmit(event), { signal });
    field.current?.form?.addEventListener("focusout", (event) => onLeave(event), { signal });
    return () => listening.abort();
  }, [field]);

  const status = searchStatus(outcome, network, { lookup, named, labels });
  const visible = open && (all.length > 0 || status !== null);
  return { groups, all, active, status, visible, pick, forget };
}
