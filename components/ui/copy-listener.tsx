"use client";

import { useLayoutEffect, useState } from "react";
import { copyText } from "./clipboard";

const SHOWN_MS = 1_500;

function textOf(button: Element): string {
  const path = button.getAttribute("data-copy-url");
  return path === null
    ? (button.getAttribute("data-copy") ?? "")
    : new URL(path, window.location.origin).href;
}

/**
 * Handles every `CopyButton` of the page, and buttons with a path in `data-copy-url`, of which the whole URL is copied.
 * Announces the result. Mounted once.
 */
export function CopyListener() {
  const [message, setMessage] = useState("");
  // A layout effect, to be attached before kept clicks are dispatched.
  useLayoutEffect(() => {
    let reset: (() => void) | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (button: Element, isCopied: boolean) => {
      clearTimeout(timer);
      reset?.();
      if (isCopied) button.setAttribute("data-copied", "");
      setMessage(isCopied ? "Copied" : "Copying is not allowed");
      reset = () => {
        button.removeAttribute("data-copied");
        setMessage("");
      };
      timer = setTimeout(reset, SHOWN_MS);
    };
    const copy = async (target: EventTarget | null) => {
      const button = target instanceof Element ? target.closest("[data-copy], [data-copy-url]") : null;
      if (button !== null) show(button, await copyText(textOf(button)));
    };
    const onClick = (event: MouseEvent) => void copy(event.target);
    document.addEventListener("click", onClick);
    return () => {
      document.removeEventListener("click", onClick);
      clearTimeout(timer);
      reset?.();
    };
  }, []);
  return (
    <output aria-live="polite" className="sr-only">
      {message}
    </output>
  );
}
