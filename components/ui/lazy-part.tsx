"use client";

import { useEffect, useState, type ComponentType } from "react";

/**
 * A component that loads its code when it is mounted. If loading fails, because the device is offline, it
 * renders nothing and tries again when the device is back online.
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
