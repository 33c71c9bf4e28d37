import { useEffect } from "react";

const CONTAINER = "[data-keeps-focus]";

/**
 * A control that removes itself, such as "Stop" or "Remove", would leave the keyboard at the top of the page. If the focused
 * element of a container with `data-keeps-focus` goes away and nothing else takes the focus, the container does.
 * Mounted once.
 */
export function FocusKeeper() {
  useEffect(() => {
    let focused: Element | null = null;
    let container: HTMLElement | null = null;
    const observer = new MutationObserver(() => {
      if (focused === null || focused.isConnected) return;
      if (document.activeElement === document.body) focusOn(container);
      forget();
    });
    const forget = () => {
      observer.disconnect();
      focused = null;
      container = null;
    };
    const onFocus = ({ target }: FocusEvent) => {
      forget();
      if (!(target instanceof Element)) return;
      const around = target.closest<HTMLElement>(CONTAINER);
      if (around === null || around === target) return;
      focused = target;
      container = around;
      observer.observe(around, { childList: true, subtree: true });
    };
    // A press elsewhere gives the focus up.
    const onPress = ({ target }: PointerEvent) => {
      if (!(target instanceof Node) || focused?.contains(target) !== true) forget();
    };
    document.addEventListener("focusin", onFocus);
    document.addEventListener("pointerdown", onPress);
    return () => {
      forget();
      document.removeEventListener("focusin", onFocus);
      document.removeEventListener("pointerdown", onPress);
    };
  }, []);
  return null;
}

/** Makes an element that is not a control the place from which the keyboard goes on. */
export function focusOn(element: HTMLElement | null): void {
  if (element === null) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
