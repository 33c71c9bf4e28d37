"use client";

import { useLayoutEffect, useState } from "react";
import { copyText } from "./clipboard";

const SHOWN_MS = 1_500;

/** Handles every `CopyButton` of the page and announces the result. Mounted once. */
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
      setMessage(isCopied ? "Copied" : "The browser does not allow copying");
      reset = () => {
        button.removeAttribute("data-copied");
        setMessage("");
      };
      timer = setTimeout(reset, SHOWN_MS);
    };
    const copy = async (target: EventTarget | null) => {
      const button = target instanceof Element ? target.closest("[data-copy]") : null;
      if (button !== null) show(button, await copyText(button.getAttribute("data-copy") ?? ""));
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
