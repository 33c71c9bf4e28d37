"use client";

import { useLayoutEffect } from "react";

const HYDRATED = "shardscope:hydrated";

/**
 * Runs in the browser before anything else. Links, forms and `details` work without scripts; a click on any other
 * button is kept until it reaches the button while the page is hydrated, and is done once. When React has started
 * it hydrates what is clicked at once; where it cannot yet, because a part or its script is still under way, it
 * stops the click on its way to the button, and the click is tried again.
 */
const KEEPER = `(() => {
  const kept = new Set();
  let hydrated = false;
  let tries = 200;
  const repeat = (button) => {
    if (!hydrated || !kept.has(button)) return;
    if (button.isConnected && tries-- > 0) button.click();
    else kept.delete(button);
  };
  addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("button[type=button]") : null;
    if (button === null) return;
    kept.add(button);
    button.addEventListener("click", () => hydrated && kept.delete(button), { once: true });
    setTimeout(repeat, 50, button);
  }, true);
  document.addEventListener("${HYDRATED}", () => {
    hydrated = true;
    for (const button of kept) setTimeout(repeat, 0, button);
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
