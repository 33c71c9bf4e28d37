import { useRouter } from "next/navigation";
import { useLayoutEffect } from "react";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { shortcutKey } from "./shortcut-key";
import { LETTER_LINKS } from "@/components/shell/site-sections";

/** How long `g` waits for the letter of a section. */
const GO_TO_MS = 1_500;

/** Handles the keys of the whole page. Mounted once. */
export function GlobalKeys({ network }: { readonly network: PageNetwork }) {
  const router = useRouter();
  useLayoutEffect(() => {
    let goToUntilMs = 0;
    const onKey = (event: KeyboardEvent) => {
      const key = shortcutKey(event);
      // A modifier key alone is ignored.
      if (key === null || key.length > 1) return;
      const isGoTo = event.timeStamp < goToUntilMs;
      goToUntilMs = !isGoTo && key === "g" ? event.timeStamp + GO_TO_MS : 0;
      const place = isGoTo ? LETTER_LINKS.find(({ letter }) => letter === key) : undefined;
      if (place !== undefined) router.push(place.path(network));
      else if (key === "?") document.querySelector<HTMLElement>("[data-shortcut-sheet]")?.click();
      else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [router, network]);
  return null;
}
