import { ROW_KEYS } from "@/components/list/row-keys";
import { LETTER_LINKS } from "@/components/shell/site-sections";

export interface Shortcut {
  /** Keys that are pressed in sequence, or alternatives. */
  readonly keys: readonly string[];
  readonly what: string;
}

export interface ShortcutGroup {
  readonly title: string;
  readonly shortcuts: readonly Shortcut[];
}

/** The content of the sheet. The handlers are elsewhere. */
export const SHORTCUTS: readonly ShortcutGroup[] = [
  {
    title: "Everywhere",
    shortcuts: [
      { keys: ["/"], what: "Search" },
      { keys: ["Ctrl+K"], what: "Search, too" },
      { keys: ["?"], what: "This sheet" },
      { keys: ["Esc"], what: "Close what is open" },
    ],
  },
  {
    title: "Going places",
    shortcuts: LETTER_LINKS.map(({ letter, name }) => ({ keys: ["g", letter], what: name })),
  },
  {
    title: "In lists",
    shortcuts: ROW_KEYS.map(({ keys, does }) => ({ keys: [keys], what: does })),
  },
];
