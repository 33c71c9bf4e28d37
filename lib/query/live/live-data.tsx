"use client";

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";

export function createClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 2_000,
        // Polling is the retry: its delay depends on the error.
        retry: false,
        // The browser's offline detection is sometimes wrong; a request shows whether it is.
        networkMode: "always",
        // The delays after failures have grown.
        refetchOnReconnect: true,
      },
    },
  });
}

/** Wraps the parts of a page that stay up to date, never the whole document. */
export function LiveData({ children }: { children: ReactNode }) {
  const [client] = useState(createClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
