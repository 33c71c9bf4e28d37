"use client";

import { useEffect } from "react";
import { writePosition, type ListPosition } from "@/lib/domain/list/list-position";

/**
 * Keeps the URL in step with the loaded rows, for reloads, Back and sharing, without history entries. Until the
 * visitor reads on, it stays as it was opened.
 */
export function usePositionInUrl({ rows, pin }: ListPosition, isRead: boolean): void {
  useEffect(() => {
    if (!isRead) return;
    const url = new URL(window.location.href);
    const query = writePosition(url.searchParams, { rows, pin }).toString();
    if (`?${query}` === url.search || (query === "" && url.search === "")) return;
    window.history.replaceState(
      window.history.state,
      "",
      `${url.pathname}${query === "" ? "" : `?${query}`}`,
    );
  }, [rows, pin, isRead]);
}
