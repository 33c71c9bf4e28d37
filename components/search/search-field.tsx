"use client";

import { useRef, useState, type ComponentType, type KeyboardEvent, type ReactNode } from "react";
import { flushSync } from "react-dom";
import type { SearchComboboxProps } from "./search-combobox";
import { useSearchShortcut } from "./use-search-shortcut";

interface SearchFieldProps extends Pick<SearchComboboxProps, "network" | "networks"> {
  readonly placeholder: string;
  readonly className: string;
  /** The content of the form between the field and its suggestions. */
  readonly children: ReactNode;
}

/** The search field. The code for suggestions is loaded on first use, and then reads what has been typed so far. */
export function SearchField({ network, networks, placeholder, className, children }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const isSubmitting = useRef(false);
  const [Combobox, setCombobox] = useState<ComponentType<SearchComboboxProps> | null>(null);
  useSearchShortcut(field);

  const load = async () => {
    const { SearchCombobox } = await import("./search-combobox");
    // From here on, the combobox receives the form's events.
    flushSync(() => setCombobox(() => SearchCombobox));
  };
  const submit = async (form: HTMLFormElement | null) => {
    // The first Enter empties the field, so a second one would search for nothing.
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    try {
      await load();
      form?.requestSubmit();
    } catch {
      // Without its scripts, the form is submitted to the server.
      form?.submit();
    } finally {
      isSubmitting.current = false;
    }
  };
  const prepare = () => {
    // The next key tries again.
    load().catch(() => undefined);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (Combobox !== null || event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void submit(event.currentTarget.form);
  };
  return (
    <>
      <input
        ref={field}
        name="q"
        aria-label="Search"
        aria-keyshortcuts="/ Control+K Meta+K"
        placeholder={placeholder}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        onFocus={prepare}
        onInput={prepare}
        onKeyDown={press}
        className={`peer search-field ${className}`}
      />
      {children}
      {Combobox !== null && <Combobox field={field} network={network} networks={networks} />}
    </>
  );
}
