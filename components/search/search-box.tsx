"use client";

import { useId } from "react";
import { SearchIcon } from "@/components/ui/icons";
import { searchFormPath } from "@/lib/paths";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { useSearch } from "./use-search";
import { useSearchShortcut } from "./use-search-shortcut";

interface SearchBoxProps {
  readonly network: PageNetwork;
  readonly networks: readonly PageNetwork[];
}

/** The search field of every page: a plain form that scripts turn into a combobox. */
export function SearchBox({ network, networks }: SearchBoxProps) {
  const id = useId();
  const search = useSearch(network, networks);
  const { input, tools, all, active, visible } = search;
  useSearchShortcut(input);
  const expanded = visible && all.length > 0;
  const combobox = tools !== null && {
    role: "combobox",
    "aria-autocomplete": "list" as const,
    "aria-expanded": expanded,
    "aria-controls": expanded ? id : undefined,
    "aria-activedescendant": active === null ? undefined : `${id}-option-${all.indexOf(active)}`,
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears when the focus leaves all of it
    <form
      action={searchFormPath(network)}
      method="get"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the form itself is the landmark
      role="search"
      onSubmit={search.submit}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) search.close();
      }}
      className="relative flex min-w-0 flex-1"
    >
      <input
        ref={input}
        {...combobox}
        name="q"
        aria-label="Search"
        aria-keyshortcuts="/ Control+K Meta+K"
        placeholder="Address, hash, block, domain, time"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        onFocus={search.enter}
        onClick={search.enter}
        onInput={({ currentTarget }) => search.change(currentTarget.value)}
        onKeyDown={search.press}
        className="h-9 w-full min-w-0 rounded border border-line bg-surface ps-3 pe-9 text-ellipsis placeholder:text-muted"
      />
      <button
        type="submit"
        aria-label="Search"
        className="absolute inset-y-0 end-0 inline-flex w-9 cursor-pointer items-center justify-center text-muted hover:text-text"
      >
        <SearchIcon />
      </button>
      {tools !== null && visible && (
        <tools.SearchPopup
          id={id}
          here={network}
          groups={search.groups}
          active={active?.id ?? null}
          status={search.status}
          onPick={search.pick}
          onForget={search.forget}
        />
      )}
    </form>
  );
}
