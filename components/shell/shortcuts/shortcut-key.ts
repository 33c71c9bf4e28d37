const TEXT_INPUTS = "input, textarea, select, [contenteditable]:not([contenteditable='false']), dialog[open]";

interface KeyPress {
  readonly key: string;
  readonly code: string;
}

/** The key in Latin letters: on other layouts, the letter at the same position. */
export function latinKey({ key, code }: KeyPress): string {
  const isOtherScript = /^\p{L}$/u.test(key) && !/^[a-z]$/i.test(key);
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  return isOtherScript && letter !== undefined ? letter.toLowerCase() : key;
}

/** The key of a shortcut; null while typing, with modifiers, or if shortcuts are off. */
export function shortcutKey(event: KeyboardEvent): string | null {
  if (document.documentElement.dataset["shortcuts"] === "off") return null;
  if (event.defaultPrevented || event.isComposing || event.repeat) return null;
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.target instanceof Element && event.target.closest(TEXT_INPUTS) !== null) return null;
  return latinKey(event);
}
