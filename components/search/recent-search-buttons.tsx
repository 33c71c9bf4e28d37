"use client";

import { FailedIcon } from "@/components/ui/icons";

interface RecentSearchButtonsProps {
  readonly texts: readonly string[];
  /** Null removes all. */
  readonly onForget: (text: string | null) => void;
}

/** Buttons beside the listbox, since options may not contain any. Lines are as high as the options. */
export function RecentSearchButtons({ texts, onForget }: RecentSearchButtonsProps) {
  return (
    <div className="shrink-0 text-end">
      <button
        type="button"
        onClick={() => onForget(null)}
        className="h-7 cursor-pointer px-3 text-xs text-muted hover:text-text"
      >
        Clear all
      </button>
      <ul aria-label="Edit recent searches">
        {texts.map((text) => (
          <li key={text}>
            <button
              type="button"
              aria-label={`Remove ${text}`}
              onClick={() => onForget(text)}
              className="inline-flex h-9 w-9 cursor-pointer items-center justify-center text-muted hover:text-text"
            >
              <FailedIcon />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
