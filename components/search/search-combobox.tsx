import { useId, useLayoutEffect, type RefObject } from "react";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { optionId, SearchPopup } from "./search-popup";
import { useSearch } from "./use-search";

export interface SearchComboboxProps {
  /** The field of the form that it belongs to. */
  readonly field: RefObject<HTMLInputElement | null>;
  readonly network: PageNetwork;
  readonly networks: readonly PageNetwork[];
}

/** Turns the search field into a combobox: its keys, its suggestions, and the pages that they open. */
export function SearchCombobox({ field, network, networks }: SearchComboboxProps) {
  const id = useId();
  const { groups, all, active, status, visible, pick, forget } = useSearch(field, network, networks);
  const expanded = visible && all.length > 0;
  const activeId = active === null ? null : optionId(id, all, active);

  useLayoutEffect(() => {
    const attributes = {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": String(expanded),
      "aria-controls": expanded ? id : null,
      "aria-activedescendant": activeId,
    };
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null) field.current?.removeAttribute(name);
      else field.current?.setAttribute(name, value);
    }
  }, [field, id, expanded, activeId]);

  if (!visible) return null;
  return (
    <SearchPopup
      id={id}
      here={network}
      groups={groups}
      active={active?.id ?? null}
      status={status}
      onPick={pick}
      onForget={forget}
    />
  );
}
