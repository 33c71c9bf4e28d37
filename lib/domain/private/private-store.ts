/** The result of storing something. */
export type StoreResult = "kept" | "too-many" | "forbidden";

interface StoreParts<T> {
  /** The name in the browser's storage, before that of the network. */
  readonly name: string;
  readonly most: number;
  /** Storage is untrusted: returns an error text for unusable values. */
  readonly read: (value: unknown) => T | string;
  /** If several items have the same id, the last one counts. */
  readonly idOf: (item: T) => string;
}

/** What a visitor keeps in this browser, in a list for each network. */
export interface PrivateStore<T> {
  readonly all: (network: string) => readonly T[];
  readonly keep: (network: string, items: readonly T[]) => StoreResult;
  /** Calls the listener on changes in this and other tabs. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Every change starts from what is stored at that moment, so tabs do not undo each other's. */
export function openPrivateStore<T>({ name, most, read, idOf }: StoreParts<T>): PrivateStore<T> {
  const listeners = new Set<() => void>();
  /** Equal text yields the same object, so that React sees no change. */
  const lastRead = new Map<string, { readonly text: string; readonly items: readonly T[] }>();
  const none: readonly T[] = [];
  const keyOf = (network: string) => `${name}:${network}`;

  const textOf = (network: string): string => {
    try {
      return localStorage.getItem(keyOf(network)) ?? "";
    } catch {
      // Storage can be forbidden.
      return "";
    }
  };

  /** Unreadable entries are left out. */
  const itemsIn = (text: string): readonly T[] => {
    try {
      const kept: unknown = JSON.parse(text);
      if (!Array.isArray(kept)) return none;
      const found = kept.slice(0, most).flatMap((value) => {
        const item = read(value);
        return typeof item === "string" ? [] : [[idOf(item), item] as const];
      });
      return [...new Map(found).values()];
    } catch {
      return none;
    }
  };

  return {
    all: (network) => {
      const text = textOf(network);
      const before = lastRead.get(network);
      if (before?.text === text) return before.items;
      const items = text === "" ? none : itemsIn(text);
      lastRead.set(network, { text, items });
      return items;
    },
    keep: (network, items) => {
      if (items.length > most) return "too-many";
      try {
        if (items.length === 0) localStorage.removeItem(keyOf(network));
        else localStorage.setItem(keyOf(network), JSON.stringify(items));
      } catch {
        return "forbidden";
      }
      for (const listener of listeners) listener();
      return "kept";
    },
    subscribe: (listener) => {
      listeners.add(listener);
      window.addEventListener("storage", listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener("storage", listener);
      };
    },
  };
}
