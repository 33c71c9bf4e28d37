"use client";

import { useEffect, useState, type ComponentType } from "react";

/**
 * A part that comes when it is shown, with a file of its own. Where the file cannot be had, because the
 * device is offline, the page does without it until the device is back: it does not fail for it.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  return function LazyPart(props: P) {
    const [Part, setPart] = useState<ComponentType<P> | null>(null);
    useEffect(() => {
      const unmounted = new AbortController();
      const { signal } = unmounted;
      const fetchPart = async () => {
        try {
          const part = await load();
          if (!signal.aborted) setPart(() => part);
        } catch {
          window.addEventListener("online", () => void fetchPart(), { once: true, signal });
        }
      };
      void fetchPart();
      return () => unmounted.abort();
    }, []);
    return Part === null ? null : <Part {...props} />;
  };
}
