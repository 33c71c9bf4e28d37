"use client";

import { PageLink } from "@/components/ui/page-link";
import { Name } from "@/components/entity/name";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { Group } from "./match-groups";
import { HashFindingText } from "./hash-finding-text";
import { NameMatchText } from "./name-match-text";
import { NetworkMatchText } from "./network-match-text";
import { RecentSearchButtons } from "./recent-search-buttons";
import type { SearchStatus } from "./search-status";
import type { Suggestion } from "./search-suggestion";

interface SearchPopupProps {
  readonly id: string;
  readonly here: PageNetwork;
  readonly groups: readonly Group<Suggestion>[];
  /** The id of the suggestion that Enter opens. */
  readonly active: string | null;
  readonly status: SearchStatus | null;
  readonly onPick: (suggestion: Suggestion) => void;
  readonly onForget: (text: string | null) => void;
}

/** The popup of the search box. The focus stays in the input, as ARIA's combobox pattern requires. */
export function SearchPopup({ id, here, groups, active, status, onPick, onForget }: SearchPopupProps) {
  const all = groups.flatMap(({ members }) => members);
  const recent = all.flatMap((suggestion) => (suggestion.kind === "recent" ? [suggestion.text] : []));
  return (
    <div className="absolute inset-x-0 top-full z-20 mt-1 max-h-[70dvh] overflow-auto rounded border border-line bg-raised py-1 shadow-lg">
      <div className="flex">
        {all.length > 0 && (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the browser's own lists cannot be grouped and drawn
          <div role="listbox" id={id} aria-label="Suggestions" className="min-w-0 flex-1">
            {groups.map(({ name, members }, at) => (
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for the parts of a form
              <div key={name} role="group" aria-labelledby={`${id}-group-${at}`}>
                <div
                  id={`${id}-group-${at}`}
                  role="presentation"
                  className="flex h-7 items-center px-3 text-xs text-muted"
                >
                  {name}
                </div>
                {members.map((suggestion) => (
                  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the box's
                  <div
                    key={suggestion.id}
                    id={optionId(id, all, suggestion)}
                    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- of a list that is not the browser's own
                    role="option"
                    tabIndex={-1}
                    aria-selected={suggestion.id === active}
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={() => onPick(suggestion)}
                    className={`min-h-9 cursor-pointer content-center px-3 hover:bg-highlight aria-selected:bg-highlight ${suggestion.kind === "recent" ? "h-9 truncate" : "py-1.5 break-words"}`}
                  >
                    <Line suggestion={suggestion} here={here} />
                  </div>
                ))}
              </div>
            ))}
          </div>
        )}
        {recent.length > 0 && <RecentSearchButtons texts={recent} onForget={onForget} />}
      </div>
      <output className={status === null ? "sr-only" : "block px-3 py-2 text-muted"}>
        {status?.text ?? `${all.length} suggestions`}
        {status !== null && status.link !== null && (
          <>
            {" "}
            <PageLink href={status.link.href}>{status.link.text}</PageLink>
          </>
        )}
      </output>
    </div>
  );
}

export function optionId(id: string, all: readonly Suggestion[], suggestion: Suggestion): string {
  return `${id}-option-${all.indexOf(suggestion)}`;
}

function Line({ suggestion, here }: { readonly suggestion: Suggestion; readonly here: PageNetwork }) {
  switch (suggestion.kind) {
    case "recent":
      return <Name text={suggestion.text} max={60} />;
    case "place":
      return <NetworkMatchText place={suggestion.place} here={here} />;
    case "found":
      return <HashFindingText finding={suggestion.finding} network={suggestion.network} here={here} />;
    case "name":
      return <NameMatchText found={suggestion.found} network={here} />;
    case "label":
      return <Name text={suggestion.record.name} max={60} />;
  }
}
