import { positionOfTip } from "./tooltip-placing";

const SHOW_AFTER_MS = 300;
const HIDE_AFTER_MS = 150;

function closestTitled(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest("[title]") : null;
}

/** The titled element for a focused one: itself, a descendant, or the value that a button belongs to. */
function titledForFocus(target: Element): Element | null {
  return closestTitled(target) ?? target.querySelector("[title]") ?? siblingValue(target);
}

function siblingValue(target: Element): Element | null {
  return target.closest("[data-entity]")?.querySelector("[title]") ?? null;
}

interface Shown {
  readonly element: Element;
  readonly text: string;
  readonly described: Element | null;
  /** By keyboard, not by the pointer. */
  readonly isFocused: boolean;
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/**
 * Shows `title`s in our own box, immediately on keyboard focus, so that full values are not only for
 * pointers. The pointer may move onto the box, and Escape closes it (WCAG 1.4.13). Meanwhile the attribute
 * is removed, so that the browser does not show it too. Returns a function that stops it.
 */
export function showTitlesIn(box: HTMLElement): () => void {
  let shown: Shown | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pointerAt = { x: -1, y: -1 };

  const hide = () => {
    clearTimeout(timer);
    shown?.element.setAttribute("title", shown.text);
    shown?.described?.removeAttribute("aria-describedby");
    shown = null;
    box.hidePopover();
  };
  const show = (element: Element, focused: Element | null) => {
    hide();
    const text = element.getAttribute("title") ?? "";
    if (text === "" || !element.isConnected) return;
    const described = focused?.textContent.includes(text) === false ? focused : null;
    described?.setAttribute("aria-describedby", box.id);
    element.removeAttribute("title");
    shown = { element, text, described, isFocused: focused !== null };
    box.textContent = text;
    box.showPopover();
    place(element);
  };
  const place = (element: Element) => {
    const size = { width: box.offsetWidth, height: box.offsetHeight };
    const position = positionOfTip(element.getBoundingClientRect(), size, {
      width: document.documentElement.clientWidth,
      height: window.innerHeight,
    });
    box.style.left = `${position.left}px`;
    box.style.top = `${position.top}px`;
  };

  const onPointer = ({ target, pointerType, clientX, clientY }: PointerEvent) => {
    if (pointerType === "touch" || !(target instanceof Element)) return;
    // Scrolling or changes under a resting pointer say nothing about where the visitor looks.
    const isAtRest = clientX === pointerAt.x && clientY === pointerAt.y;
    pointerAt = { x: clientX, y: clientY };
    if (isAtRest && shown?.isFocused === true) return;
    clearTimeout(timer);
    if (box.contains(target) || shown?.element.contains(target) === true) return;
    const next = closestTitled(target);
    if (next !== null) timer = setTimeout(() => show(next, null), SHOW_AFTER_MS);
    else if (shown !== null && !shown.isFocused) timer = setTimeout(hide, HIDE_AFTER_MS);
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || !target.matches(":focus-visible")) return;
    const next = titledForFocus(target);
    if (next !== null) show(next, target);
  };
  // Focus scrolls its target into view, which must not remove its tooltip.
  const onScroll = () => {
    if (shown === null) return;
    if (shown.isFocused && isInView(shown.element)) place(shown.element);
    else hide();
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === "Escape") hide();
  };

  // The element that had the focus or the pointer before this script ran.
  const focused = document.activeElement?.matches(":focus-visible") === true ? document.activeElement : null;
  const hovered = [...document.querySelectorAll("[title]:hover")].at(-1);
  const titled = focused === null ? null : titledForFocus(focused);
  if (titled !== null) show(titled, focused);
  else if (hovered !== undefined) timer = setTimeout(() => show(hovered, null), SHOW_AFTER_MS);

  const stop = new AbortController();
  const { signal } = stop;
  document.addEventListener("pointerover", onPointer, { signal });
  document.addEventListener("focusin", onFocus, { signal });
  document.addEventListener("focusout", hide, { signal });
  document.addEventListener("keydown", onKey, { signal });
  document.addEventListener("scroll", onScroll, { signal, capture: true, passive: true });
  return () => {
    stop.abort();
    hide();
  };
}
