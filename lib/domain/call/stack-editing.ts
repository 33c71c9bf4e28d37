import { parseStack } from "./parse-stack";
import type { StackEntryKind } from "./stack-entry";
import { entryText } from "./entry-text";

/** The types of an argument, in the order in which an editor offers them. */
export const STACK_TYPES = [
  "int",
  "address",
  "cell",
  "slice",
  "text",
  "domain",
  "tuple",
  "list",
  "null",
] as const satisfies readonly StackEntryKind[];

/** What an argument of a type begins with. */
const BLANK: Readonly<Record<StackEntryKind, string>> = {
  int: "0",
  address: "",
  cell: "cell:",
  slice: "slice:",
  text: '""',
  domain: "domain:",
  tuple: "[]",
  list: "(0)",
  null: "null",
};

export function typeOf(text: string): StackEntryKind | null {
  return STACK_TYPES.find((type) => type === text) ?? null;
}

/** The type of an argument while it is typed: its beginning is enough. Null if it is not an argument. */
export function kindOfText(text: string): StackEntryKind | null {
  const typed = text.trim();
  if (typed === "cell:" || typed === "slice:" || typed === "domain:") return typeOf(typed.slice(0, -1));
  const read = parseStack([typed]);
  return read.ok && read.value.length === 1 ? (read.value[0]?.is ?? null) : null;
}

const CELLS = /^(?:cell|slice):/i;

/** An argument converted to another type: cells and the content of brackets are kept. */
export function retyped(text: string, type: StackEntryKind): string {
  const typed = text.trim();
  if (kindOfText(typed) === type) return text;
  if ((type === "cell" || type === "slice") && CELLS.test(typed)) return typed.replace(CELLS, `${type}:`);
  const read = parseStack([typed]);
  const entry = read.ok && read.value.length === 1 ? read.value[0] : undefined;
  if ((type === "tuple" || type === "list") && entry !== undefined) {
    const items = entry.is === "tuple" || entry.is === "list" ? entry.items : [entry];
    const inside = items.map(entryText).join(", ");
    if (inside !== "") return type === "tuple" ? `[${inside}]` : `(${inside})`;
  }
  if (type === "text" && typed !== "" && entry?.is !== "text") return JSON.stringify(typed);
  return BLANK[type];
}

/** One text per argument if the input can be parsed; otherwise the input as typed. */
export function editedTexts(texts: readonly string[]): readonly string[] {
  const read = parseStack(texts);
  return read.ok && read.value.length !== texts.length ? read.value.map(entryText) : texts;
}
