import { readDictionary } from "../cell/dictionary";
import { BodyReader } from "./body-reader";
import type { Field } from "./fields";
import { readKey } from "./read-key";
import type { LeafReader } from "./read-leaf";
import type { DictionaryEntryValue, Value } from "./value";

/** The most actions that the network carries out. */
const MOST_ITEMS = 255;

/** Items one after the other to the end of the cell. */
export function readRepeated(reader: BodyReader, read: LeafReader): Value | null {
  const items: Value[] = [];
  while (!reader.isDone && reader.left.values > 0) {
    const value = read(reader);
    if (value === null) return null;
    items.push(value);
  }
  return { is: "list", items, whole: true };
}

/** Each item but the first in its own cell, to which the previous one refers. */
export function readChain(reader: BodyReader, read: LeafReader): Value | null {
  const items: Value[] = [];
  let at: BodyReader | null = reader;
  while (items.length < MOST_ITEMS && reader.left.values > 0) {
    const value: Value | null = read(at);
    if (value === null || (at !== reader && at.bitsLeft > 0)) return null;
    items.push(value);
    if (at.refsLeft === 0) return { is: "list", items, whole: true };
    at = at.onward();
    if (at === null) return null;
  }
  return { is: "list", items, whole: false };
}

/** The last item is outermost, after a reference to those before it. */
export function readReversedChain(reader: BodyReader, read: LeafReader): Value | null {
  const items: Value[] = [];
  let at: BodyReader | null = reader;
  while (at !== null && !at.isDone) {
    if (items.length >= MOST_ITEMS) return null;
    if (reader.left.values <= 0) break;
    const before: BodyReader | null = at.onward();
    const value: Value | null = read(at);
    if (value === null || !at.isDone) return null;
    items.unshift(value);
    at = before;
  }
  return at === null ? null : { is: "list", items, whole: at.isDone };
}

type DictionaryField = Extract<Field, { readonly is: "dictionary" }>;

/** A dictionary, which has its own cell unless it is empty. */
export function readDictionaryEntries(
  reader: BodyReader,
  field: DictionaryField,
  read: LeafReader,
): Value | null {
  const bit = reader.uint(1);
  const index = bit === 1n ? reader.ref() : null;
  if (index === null) return bit === 0n ? { is: "dictionary", entries: [], whole: true } : null;
  const found = readDictionary(reader.graph, index, field.keyBits, Math.min(MOST_ITEMS, reader.left.values));
  if (found === null) return null;
  const entries: DictionaryEntryValue[] = [];
  for (const { key, cell, start } of found.entries) {
    const at = new BodyReader(reader.graph, cell, reader.left, reader.level + 1);
    at.uint(start);
    const value = read(at);
    if (value === null) return null;
    entries.push({ key: readKey(field.key, key), value });
  }
  return { is: "dictionary", entries, whole: found.whole };
}
