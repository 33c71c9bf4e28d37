"use client";

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";

function createClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 2_000,
        // The polling is the retry: it waits as long as the error says.
        retry: false,
        // The browser's guess about being offline is sometimes wrong; asking shows it.
        networkMode: "always",
      },
    },
  });
}

/** Goes around the parts of a page that stay up to date, never around the whole document. */
export function LiveData({ children }: { children: ReactNode }) {
  const [client] = useState(createClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
