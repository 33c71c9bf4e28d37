"use client";

import { useLayoutEffect } from "react";

const HYDRATED = "shardscope:hydrated";

/**
 * Runs before all other scripts. Links, forms and `details` work without scripts; a click on any other
 * button is kept until hydration and then dispatched once. React hydrates a clicked part first; where it
 * cannot yet, because the part or its script is still loading, it stops the click, which is then repeated.
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

/** The first element of the body. */
export function EarlyClickKeeper({ nonce }: { readonly nonce: string | undefined }) {
  return (
    // Browsers hide the nonce from scripts, so it differs from the server's markup.
    <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: KEEPER }} />
  );
}

/** The last element of the body: its effect runs after all others, when all listeners are attached. */
export function EarlyClickReplay() {
  useLayoutEffect(() => {
    document.dispatchEvent(new Event(HYDRATED));
  }, []);
  return null;
}
