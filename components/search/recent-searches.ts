const KEY = "recent-searches";
const MAX_ENTRIES = 8;
/** A bag of cells would fill the storage. */
const MAX_LENGTH = 200;

function read(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((text) => typeof text === "string").slice(0, MAX_ENTRIES) : [];
  } catch {
    // Storage can be disabled or hold foreign data.
    return [];
  }
}

function write(texts: readonly string[]): readonly string[] {
  try {
    localStorage.setItem(KEY, JSON.stringify(texts));
  } catch {
    // Storage is full or disabled: nothing is saved.
  }
  return texts;
}

/** Recent searches on this device, newest first. They are never sent. */
export const recentSearches = {
  all: read,
  add(text: string): readonly string[] {
    const kept = text.trim();
    if (kept === "" || kept.length > MAX_LENGTH) return read();
    return write([kept, ...read().filter((other) => other !== kept)].slice(0, MAX_ENTRIES));
  },
  remove(text: string): readonly string[] {
    return write(read().filter((other) => other !== text));
  },
  clear(): readonly string[] {
    return write([]);
  },
};
