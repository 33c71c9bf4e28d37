import { useLayoutEffect, useRef } from "react";
import { latinKey } from "@/components/shell/shortcuts/shortcut-key";

const MAIN_LINK = "th[scope=row] a[href]";

/** A placeholder for rows that are not drawn or not loaded yet. */
const PLACEHOLDER = "tbody[aria-hidden]";

/** Elements that handle keys themselves. */
const IGNORED_TARGETS =
  "input, textarea, select, [contenteditable], [role=dialog], dialog, details[open][name=menu]";

/** Handles the keys of all lists on the page by focusing row links. Mounted once. */
export function RowKeyListener() {
  const fallbackButton = useRef<HTMLButtonElement>(null);
  // Attached before the keys pressed earlier are replayed.
  useLayoutEffect(() => {
    const steps = new RowSteps();
    const onKey = (event: KeyboardEvent) => {
      if (!isForRows(event)) {
        steps.cancel();
        return;
      }
      const row = document.activeElement?.closest("tr") ?? null;
      const key = latinKey(event);
      if (key === "y") {
        steps.cancel();
        if (!copyMain(row, fallbackButton.current)) return;
      } else if (!steps.add(key === "j" ? 1 : -1)) return;
      event.preventDefault();
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", steps.cancel);
    return () => {
      steps.cancel();
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", steps.cancel);
    };
  }, []);
  return (
    <button
      ref={fallbackButton}
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      className="fixed start-1/2 bottom-6 z-10 hidden -translate-x-1/2 rounded-full border border-line bg-raised px-4 py-1 shadow data-copied:block"
    >
      Copied
    </button>
  );
}

/** Unlike `shortcutKey`, keys that are held down and those of menus count. */
function isForRows(event: KeyboardEvent): boolean {
  const { target, altKey, ctrlKey, metaKey, defaultPrevented, isComposing } = event;
  if (defaultPrevented || isComposing || altKey || ctrlKey || metaKey) return false;
  if (!/^[jky]$/.test(latinKey(event))) return false;
  if (document.documentElement.dataset["shortcuts"] === "off") return false;
  return !(target instanceof Element && target.closest(IGNORED_TARGETS) !== null);
}

/**
 * Steps from row to row. Rows are drawn as the focus comes near them; a key pressed more quickly than that is kept
 * until its row is there.
 */
class RowSteps {
  /** Steps that wait for rows: down if positive, up if negative. */
  #waiting = 0;
  readonly #drawn = new MutationObserver(() => this.#take());

  /** Whether there is a row to move to, now or soon. */
  add(step: 1 | -1): boolean {
    this.#waiting += step;
    return this.#take();
  }

  readonly cancel = (): void => {
    this.#waiting = 0;
    this.#drawn.disconnect();
  };

  #take(): boolean {
    let current = document.activeElement?.closest("tr") ?? null;
    while (this.#waiting !== 0) {
      const step = Math.sign(this.#waiting);
      const next = neighbour(current, step);
      if (next === "placeholder") {
        const table = current?.closest("table");
        if (table) this.#drawn.observe(table, { childList: true, subtree: true });
        // Rows are drawn around the window, and the focus may be far from it.
        current?.scrollIntoView({ block: "nearest" });
        return true;
      }
      if (next === null) {
        this.cancel();
        return false;
      }
      this.#waiting -= step;
      next.focus({ preventScroll: true });
      current = next.closest("tr");
      current?.scrollIntoView({ block: "nearest" });
    }
    this.cancel();
    return true;
  }
}

/** The link of the next or previous row, if there is one; without a current row, of the first visible one. */
function neighbour(row: HTMLTableRowElement | null, step: number): HTMLAnchorElement | "placeholder" | null {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(MAIN_LINK)];
  const position = links.findIndex((link) => link.closest("tr") === row);
  if (row === null || position === -1)
    return links.find((link) => link.getBoundingClientRect().top >= 0) ?? null;
  const next = links[position + step] ?? null;
  if (next !== null && next.closest("tbody") === row.closest("tbody")) return next;
  const body = row.closest("tbody");
  const adjacent = step > 0 ? body?.nextElementSibling : body?.previousElementSibling;
  return adjacent?.matches(PLACEHOLDER) === true ? "placeholder" : next;
}

/** Copies the value of the row's first cell, or else the link's text, if there is a row. */
function copyMain(row: HTMLTableRowElement | null, fallbackButton: HTMLButtonElement | null): boolean {
  const link = row?.querySelector<HTMLAnchorElement>(MAIN_LINK) ?? null;
  const text = link?.closest("th")?.querySelector("[data-copy]")?.getAttribute("data-copy");
  fallbackButton?.setAttribute("data-copy", text ?? link?.textContent ?? "");
  if (link === null) return false;
  fallbackButton?.click();
  return true;
}
