"use client";

import { useEffect, useRef } from "react";
import { withoutPosition, writePosition, type ListPosition } from "@/lib/domain/list/list-position";

/**
 * Keeps the URL in step with the loaded rows, for reloads, Back and sharing, without history entries. Until the
 * visitor reads on, it stays as it was opened. Next writes the URL that it knows, the one without this position, whenever
 * it refreshes the page: so it is compared after each render.
 */
export function usePositionInUrl({ rows, pin }: ListPosition, isRead: boolean): void {
  const shown = useRef<string | null>(null);
  useEffect(() => {
    const url = new URL(window.location.href);
    const listInUrl = withoutPosition(url);
    shown.current ??= listInUrl;
    // On Back, the URL is already that of a page, or of other filters, that has not been rendered yet.
    if (!isRead || listInUrl !== shown.current) return;
    const { search } = url;
    url.search = writePosition(url.searchParams, { rows, pin }).toString();
    if (url.search === search) return;
    url.hash = "";
    window.history.replaceState(window.history.state, "", url);
  });
}
