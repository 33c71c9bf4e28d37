"use client";

import { useLayoutEffect } from "react";

const HYDRATED = "shardscope:hydrated";

/**
 * Runs in the browser before anything else. Links, forms and `details` work without scripts; a click on any other
 * button is kept until the page is hydrated and is then done, once. React itself hydrates what is clicked as
 * soon as it has started: such a click is still under way when the page becomes hydrated, and is not done again.
 */
const KEEPER = `(() => {
  const kept = new Map();
  const keep = (event) => {
    const button = event.target instanceof Element ? event.target.closest("button[type=button]") : null;
    if (button !== null) kept.set(button, event);
  };
  addEventListener("click", keep, true);
  document.addEventListener("${HYDRATED}", () => {
    removeEventListener("click", keep, true);
    for (const [button, event] of kept)
      if (event.eventPhase === Event.NONE) setTimeout(() => button.click());
  }, { once: true });
})()`;

/** The first thing in the body. */
export function EarlyClickKeeper({ nonce }: { readonly nonce: string | undefined }) {
  return (
    // Browsers hide the nonce from scripts, so it looks different from what the server wrote.
    <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: KEEPER }} />
  );
}

/** The last thing in the body: its effect runs when those of all others have, so that everything hears clicks. */
export function EarlyClickReplay() {
  useLayoutEffect(() => {
    document.dispatchEvent(new Event(HYDRATED));
  }, []);
  return null;
}
