"use client";

import { useLayoutEffect } from "react";

const HYDRATED = "shardscope:hydrated";
const HEARS_KEYS = "shardscope:hears-keys";

/**
 * Runs before all other scripts. Links, forms and `details` work without scripts; a click on any other button, and a
 * key that is not text, is kept until hydration and then dispatched once. React first hydrates the part that is used;
 * if it cannot yet, because the part or its script is still loading, it stops the event, which is then repeated. A
 * key that a part of the page has handled in the meantime is not repeated.
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
  const keys = [];
  const native = ["Tab", "Enter", " ", "Shift", "Control", "Alt", "Meta"];
  const keepKey = (event) => {
    const { key, code, target, ctrlKey, metaKey, altKey, isComposing } = event;
    if (ctrlKey || metaKey || altKey || isComposing || native.includes(key) || keys.length > 50) return;
    if (target instanceof Element && target.closest("input, textarea, select, [contenteditable]")) return;
    keys.push([event, { key, code, bubbles: true, cancelable: true }]);
  };
  const repeatKeys = () => {
    for (; keys.length > 0; keys.shift()) {
      const [before, options] = keys[0];
      if (before.defaultPrevented) continue;
      const event = new KeyboardEvent("keydown", options);
      let arrived = false;
      addEventListener("keydown", () => (arrived = true), { once: true });
      (document.activeElement ?? document.body).dispatchEvent(event);
      if (!arrived && !event.defaultPrevented && tries-- > 0) return setTimeout(repeatKeys, 50);
    }
  };
  addEventListener("keydown", keepKey, true);
  document.addEventListener("${HYDRATED}", () => {
    hydrated = true;
    for (const button of kept) setTimeout(repeat, 0, button);
  }, { once: true });
  document.addEventListener("${HEARS_KEYS}", () => {
    removeEventListener("keydown", keepKey, true);
    setTimeout(repeatKeys);
  }, { once: true });
})()`;

/** The first element of the body. */
export function EarlyClickKeeper({ nonce }: { readonly nonce: string | undefined }) {
  return (
    <script
      nonce={nonce}
      // Browsers hide the nonce from scripts, so it differs from the server's markup.
      suppressHydrationWarning
      // A constant, and the only way to write an inline script. In the browser it has run already, and React leaves it
      // as it is: this condition is known at build time, which keeps the text out of the page's other scripts.
      dangerouslySetInnerHTML={{ __html: typeof window === "undefined" ? KEEPER : "" }}
    />
  );
}

/** The last of the late parts: handlers for keys of the whole page are attached before it. */
export function EarlyKeyReplay() {
  useLayoutEffect(() => {
    document.dispatchEvent(new Event(HEARS_KEYS));
  }, []);
  return null;
}

/** The last element of the body: its effect runs after all others, when all listeners are attached. */
export function EarlyClickReplay() {
  useLayoutEffect(() => {
    document.dispatchEvent(new Event(HYDRATED));
  }, []);
  return null;
}
