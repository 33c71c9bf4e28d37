import { vi } from "vitest";

/** An empty browser storage; `notify` simulates a change in another tab. */
export function startStorage(): { readonly notify: () => void; readonly content: Map<string, string> } {
  const content = new Map<string, string>();
  const tab = new EventTarget();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => content.get(key) ?? null,
    setItem: (key: string, text: string) => void content.set(key, text),
    removeItem: (key: string) => void content.delete(key),
  });
  vi.stubGlobal("window", tab);
  return { content, notify: () => void tab.dispatchEvent(new Event("storage")) };
}
