"use client";

import { useId } from "react";
import { SearchIcon } from "@/components/ui/icons";
import { searchFormPath } from "@/lib/paths";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { useSearch } from "./use-search";
import { useSearchShortcut } from "./use-search-shortcut";

/** Large on the start page, in one line with other things elsewhere. */
const SIZES = {
  header: {
    placeholder: "Search address, transaction, block, token, domain…",
    input: "h-11 border-transparent bg-sunken md:h-9.5",
  },
  hero: {
    placeholder: "Address, transaction, block, token or domain",
    input: "h-13 border-edge bg-raised text-base",
  },
} as const;

interface SearchBoxProps {
  readonly network: PageNetwork;
  readonly networks: readonly PageNetwork[];
  readonly size: keyof typeof SIZES;
}

/** The search field of a page: a plain form that scripts turn into a combobox. */
export function SearchBox({ network, networks, size }: SearchBoxProps) {
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
      className="relative flex min-w-0 flex-1 text-start"
    >
      <input
        ref={input}
        {...combobox}
        name="q"
        aria-label="Search"
        aria-keyshortcuts="/ Control+K Meta+K"
        placeholder={SIZES[size].placeholder}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        onFocus={search.enter}
        onClick={search.enter}
        onInput={({ currentTarget }) => search.change(currentTarget.value)}
        onKeyDown={search.press}
        className={`peer w-full min-w-0 rounded-control border ps-10 pe-3 text-ellipsis placeholder:text-muted md:pe-9 ${SIZES[size].input}`}
      />
      <button
        type="submit"
        aria-label="Search"
        className="absolute inset-y-0 start-0 inline-flex w-10 cursor-pointer items-center justify-center text-base text-muted hover:text-text"
      >
        <SearchIcon />
      </button>
      <kbd
        aria-hidden="true"
        className="pointer-events-none absolute end-2.5 top-1/2 -translate-y-1/2 rounded border border-line bg-raised px-1.5 font-mono text-xs text-muted peer-focus:hidden in-data-[shortcuts=off]:hidden noscript:hidden max-md:hidden"
      >
        /
      </kbd>
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
