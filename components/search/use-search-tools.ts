"use client";

import { useCallback, useState } from "react";
import type { searchTools } from "./search-tools";

export type SearchTools = typeof searchTools;

/** Loads the parser and the popup when a search begins. */
export function useSearchTools() {
  const [tools, setTools] = useState<SearchTools | null>(null);
  const load = useCallback(async () => {
    const { searchTools: loaded } = await import("./search-tools");
    setTools(loaded);
    return loaded;
  }, []);
  return { tools, load };
}
