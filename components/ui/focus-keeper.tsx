import { useEffect } from "react";
import { focusOn } from "./focus-on";

const KEEPER = "[data-keeps-focus]";
const CONTAINER = `${KEEPER}, [aria-live]`;

/** The end of a list, whose button is replaced while rows load. */
const LIST_END = "[data-endless]";
const ROW_LINKS = "th[scope=row] a[href]";

/**
 * A control that removes itself, such as "Stop" or "Remove", would leave the keyboard at the top of the page. If the focused
 * element of a container with `data-keeps-focus` goes away and nothing else takes the focus, the container does; of a live region without it, which only
 * announces, the element after it does. "Load more" focuses the last row, after which the new ones come.
 * Mounted once.
 */
export function FocusKeeper() {
  useEffect(() => {
    let focused: Element | null = null;
    let container: HTMLElement | null = null;
    const observer = new MutationObserver(() => {
      if (focused === null || focused.isConnected) return;
      if (document.activeElement === document.body)
        focusOn(container?.matches(KEEPER) === true ? container : (container?.nextElementSibling ?? null));
      forget();
    });
    const forget = () => {
      observer.disconnect();
      focused = null;
      container = null;
    };
    const watch = (target: unknown) => {
      forget();
      if (!(target instanceof Element)) return;
      const around = target.closest<HTMLElement>(CONTAINER);
      if (around === null || around === target) return;
      focused = target;
      container = around;
      observer.observe(around, { childList: true, subtree: true });
    };
    const onFocus = ({ target }: FocusEvent) => watch(target);
    // A press elsewhere gives the focus up.
    const onPress = ({ target }: PointerEvent) => {
      if (!(target instanceof Node) || focused?.contains(target) !== true) forget();
    };
    // Before the list handles it.
    const onClick = ({ target }: MouseEvent) => {
      const end = target instanceof Element ? target.closest("button")?.closest(LIST_END) : null;
      const links = end?.parentElement?.querySelectorAll<HTMLElement>(ROW_LINKS);
      const last = links?.[links.length - 1];
      if (end?.contains(document.activeElement) === true) last?.focus({ preventScroll: true });
    };
    // It may have been focused before this was loaded.
    watch(document.activeElement);
    document.addEventListener("focusin", onFocus);
    document.addEventListener("click", onClick, true);
    document.addEventListener("pointerdown", onPress);
    return () => {
      forget();
      document.removeEventListener("focusin", onFocus);
      document.removeEventListener("click", onClick, true);
      document.removeEventListener("pointerdown", onPress);
    };
  }, []);
  return null;
}
