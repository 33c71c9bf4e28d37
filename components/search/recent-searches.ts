const KEY = "recent-searches";
const AT_MOST = 8;
/** Nobody recognizes more, and a bag of cells would fill the storage. */
const LONGEST = 200;

function read(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((text) => typeof text === "string").slice(0, AT_MOST) : [];
  } catch {
    // Storage can be forbidden, or hold what somebody else has written.
    return [];
  }
}

function write(texts: readonly string[]): readonly string[] {
  try {
    localStorage.setItem(KEY, JSON.stringify(texts));
  } catch {
    // Full or forbidden: then nothing is remembered.
  }
  return texts;
}

/** What was searched for on this device, the newest first. It never leaves it. */
export const recentSearches = {
  all: read,
  add(text: string): readonly string[] {
    const kept = text.trim();
    if (kept === "" || kept.length > LONGEST) return read();
    return write([kept, ...read().filter((other) => other !== kept)].slice(0, AT_MOST));
  },
  remove(text: string): readonly string[] {
    return write(read().filter((other) => other !== text));
  },
  clear(): readonly string[] {
    return write([]);
  },
};
