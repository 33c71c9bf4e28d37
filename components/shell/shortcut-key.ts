const TYPED_INTO = "input, textarea, select, [contenteditable]:not([contenteditable='false']), dialog[open]";

interface Press {
  readonly key: string;
  readonly code: string;
}

/** The key as the sheet calls it: where letters are not Latin, the one in the same place is meant. */
export function latinKey({ key, code }: Press): string {
  const other = /^\p{L}$/u.test(key) && !/^[a-z]$/i.test(key);
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  return other && letter !== undefined ? letter.toLowerCase() : key;
}

/** The single key that was pressed as a shortcut, or nothing: it was typed, meant otherwise, or is switched off. */
export function shortcutKey(event: KeyboardEvent): string | null {
  if (document.documentElement.dataset["shortcuts"] === "off") return null;
  if (event.defaultPrevented || event.isComposing || event.repeat) return null;
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.target instanceof Element && event.target.closest(TYPED_INTO) !== null) return null;
  return latinKey(event);
}
