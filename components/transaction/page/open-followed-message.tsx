"use client";

import { useEffect } from "react";

/**
 * Opens the message that the fragment of the URL names. Browsers do so when they load a page, but not when the router
 * opens one.
 */
export function OpenFollowedMessage() {
  useEffect(() => {
    const target = document.getElementById(window.location.hash.slice(1));
    const details = target?.closest("details");
    if (details === null || details === undefined) return;
    details.open = true;
    details.scrollIntoView({ block: "nearest" });
  }, []);
  return null;
}
