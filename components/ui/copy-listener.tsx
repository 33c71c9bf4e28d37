"use client";

import { useLayoutEffect, useState } from "react";
import { copyText } from "./clipboard";

/** Counted from the frame that shows it: otherwise a busy page would show it for less. */
const SHOWN_MS = 2_000;

/** Its button shows that a text was copied, but not that it was not. */
const SEEN =
  "fixed start-1/2 bottom-6 z-60 -translate-x-1/2 rounded-full border border-line bg-raised px-4 py-1 shadow";

function textOf(button: Element): string {
  const path = button.getAttribute("data-copy-url");
  return path === null
    ? (button.getAttribute("data-copy") ?? "")
    : new URL(path, window.location.origin).href;
}

/**
 * Handles every `CopyButton` of the page, and buttons with a path in `data-copy-url`, for which it copies the whole
 * URL. Announces the result. Mounted once.
 */
export function CopyListener() {
  const [message, setMessage] = useState<"" | "Copied" | "Copying is not allowed">("");
  // A layout effect, to be attached before kept clicks are dispatched.
  useLayoutEffect(() => {
    let reset: (() => void) | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let frame = 0;
    const stop = () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
    const show = (button: Element, isCopied: boolean) => {
      stop();
      reset?.();
      if (isCopied) button.setAttribute("data-copied", "");
      // Announced again if it was the same before.
      setMessage("");
      reset = () => {
        button.removeAttribute("data-copied");
        setMessage("");
      };
      const hide = reset;
      frame = requestAnimationFrame(() => {
        setMessage(isCopied ? "Copied" : "Copying is not allowed");
        timer = setTimeout(hide, SHOWN_MS);
      });
    };
    const copy = async (target: EventTarget | null) => {
      const button = target instanceof Element ? target.closest("[data-copy], [data-copy-url]") : null;
      if (button !== null) show(button, await copyText(textOf(button)));
    };
    const onClick = (event: MouseEvent) => void copy(event.target);
    document.addEventListener("click", onClick);
    return () => {
      document.removeEventListener("click", onClick);
      stop();
      reset?.();
    };
  }, []);
  return (
    <output aria-live="polite" className={message === "Copying is not allowed" ? SEEN : "sr-only"}>
      {message}
    </output>
  );
}
