"use client";

import { useLayoutEffect, useState } from "react";
import { copyText } from "./clipboard";

/** Counted from the frame that shows it: otherwise a busy page would show it for less. */
const SHOWN_MS = 2_000;

/** Seen by all, since the button shows only success. Otherwise the message is for screen readers. */
const NOT_COPIED = "Not copied";

function textOf({ dataset: { copy = "", copyUrl } }: HTMLElement): string {
  return copyUrl === undefined ? copy : new URL(copyUrl, window.location.origin).href;
}

/**
 * Handles every `CopyButton` of the page, and buttons with a path in `data-copy-url`, for which it copies the whole
 * URL. Announces the result. Mounted once.
 */
export function CopyListener() {
  const [message, setMessage] = useState("");
  // A layout effect, to be attached before kept clicks are dispatched.
  useLayoutEffect(() => {
    let hide = () => {};
    let timer: ReturnType<typeof setTimeout> | undefined;
    let frame = 0;
    const stop = () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      hide();
    };
    const show = ({ dataset }: HTMLElement, isCopied: boolean) => {
      // Empties the message, too, so that the same one is announced again.
      stop();
      if (isCopied) dataset["copied"] = "";
      hide = () => {
        delete dataset["copied"];
        setMessage("");
      };
      frame = requestAnimationFrame(() => {
        setMessage(isCopied ? "Copied" : NOT_COPIED);
        timer = setTimeout(hide, SHOWN_MS);
      });
    };
    const copy = async (target: EventTarget | null) => {
      const button = target instanceof Element && target.closest<HTMLElement>("[data-copy], [data-copy-url]");
      if (button) show(button, await copyText(textOf(button)));
    };
    const onClick = ({ target }: MouseEvent) => void copy(target);
    document.addEventListener("click", onClick);
    return () => {
      document.removeEventListener("click", onClick);
      stop();
    };
  }, []);
  return (
    <output aria-live="polite" className={message === NOT_COPIED ? "copy-failure" : "sr-only"}>
      {message}
    </output>
  );
}
