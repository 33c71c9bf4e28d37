"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

/** Client-side navigation for every `PageLink`. Mounted once. */
export function LinkFollower() {
  const router = useRouter();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a[data-link]") : null;
      const href = link?.getAttribute("href") ?? null;
      if (link === null || href === null || !isPlain(event)) return;
      event.preventDefault();
      // A menu closes when one of its links is followed, even before the script that closes it otherwise has loaded.
      link.closest("nav details[open]")?.removeAttribute("open");
      const scroll = link.getAttribute("data-scroll") !== "keep";
      if (link.getAttribute("data-link") === "replace") router.replace(href, { scroll });
      else router.push(href, { scroll });
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [router]);
  return null;
}

/** An unmodified click of the main button that no other handler has prevented. */
function isPlain({ button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented }: MouseEvent): boolean {
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey || defaultPrevented);
}
