import axe, { type NodeResult } from "axe-core";
import type { Page } from "playwright/test";

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

interface Look {
  /** Rules that do not depend on colours have the same results in every theme. */
  readonly rules: "all" | "colours";
  /** The colourings whose contrast axe has already computed, on this page or another; new ones are added. */
  readonly seen: Set<string>;
}

/** Loads axe into an open page. */
export async function addAxe(page: Page): Promise<void> {
  await page.evaluate(axe.source);
}

/**
 * The violations that axe finds. Contrast takes most of its time, so it is computed for one element of each colouring
 * only. A colouring is everything that determines a text's contrast: its own colour and size, the backgrounds of the
 * elements that contain it, and whatever else with a background is at the same place. One that axe could not decide
 * remains to be computed.
 */
export async function violations(page: Page, { rules, seen }: Look): Promise<readonly string[]> {
  const result = await page.evaluate(lookInPage, { rules, seen: [...seen] });
  for (const colouring of result.colourings) seen.add(colouring);
  return result.violations;
}

/** Runs in the page. */
async function lookInPage({ rules, seen }: { rules: "all" | "colours"; seen: readonly string[] }) {
  const COLOUR_RULES = ["color-contrast", "link-in-text-block"];
  const TRANSPARENT = "rgba(0, 0, 0, 0) none 1 none ";
  const backdrops = new Map<Element, string>();
  const computed = new Map<string, Element>();
  const elements = [...document.querySelectorAll("body *")];
  const floating = elements
    .filter(isFloating)
    .map((element) => [element, element.getBoundingClientRect(), layersIn(element)] as const);
  for (const element of elements)
    if (isRead(element)) {
      const colouring = colouringOf(element);
      if (!computed.has(colouring)) computed.set(colouring, element);
    }
  for (const colouring of seen) computed.delete(colouring);

  const { broken, undecided } =
    rules === "all" || computed.size > 0 ? await run() : { broken: [], undecided: new Set<unknown>() };
  return {
    colourings: [...computed].flatMap(([colouring, element]) => (undecided.has(element) ? [] : [colouring])),
    violations: broken.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`),
  };

  /** One run for all rules: before its first rule axe examines the whole page. */
  async function run() {
    const MARK = "data-computed";
    for (const element of computed.values()) element.setAttribute(MARK, "");
    // Whether a link must differ from the text around it depends on more than colours, and is quickly decided.
    window.axe.configure({ rules: [{ id: "color-contrast", selector: `*[${MARK}]` }] });
    const only = rules === "all" ? {} : { runOnly: { type: "rule", values: COLOUR_RULES } as const };
    const { violations: found, incomplete } = await window.axe.run({
      // Passed rules need no description.
      resultTypes: ["violations", "incomplete"],
      elementRef: true,
      ...only,
    });
    for (const element of computed.values()) element.removeAttribute(MARK);
    const open = incomplete.filter(({ id }) => COLOUR_RULES.includes(id)).flatMap(({ nodes }) => nodes);
    return { broken: found, undecided: new Set<unknown>(open.filter(isOpen).map(({ element }) => element)) };
  }

  /** A gradient is undecided wherever it is. */
  function isOpen({ any }: NodeResult): boolean {
    return !any.some(({ data }) => data?.messageKey === "bgGradient");
  }

  function isRead(element: Element): boolean {
    // axe does not decide about a single character, which may be an icon.
    const isText =
      /\S\s*\S/.test(element.textContent ?? "") &&
      [...element.childNodes].some(
        ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim() !== "",
      );
    if (!isText && !element.matches("a, input, select, textarea")) return false;
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    );
  }

  /** Whether it can lie over, or below, elements that do not contain it, and hide what is behind it. */
  function isFloating(element: Element): boolean {
    // What a closed menu contains has a place, but is not drawn.
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { position, backgroundColor, backgroundImage } = getComputedStyle(element);
    if (position === "static" || position === "relative") return false;
    return backgroundImage !== "none" || !/^rgba\(.*, 0\)$|\/ 0\)$/.test(backgroundColor);
  }

  function colouringOf(element: Element): string {
    // A link in a text must be distinguishable from its surroundings.
    const around = element.matches("a") ? element.parentElement : null;
    const own = [letteringOf(element), around === null ? "" : letteringOf(around), backdropOf(element)];
    return [...own, ...overlaysOf(element)].join("|");
  }

  /** What may cover the element, or be behind it: where it is, and its backgrounds. */
  function overlaysOf(element: Element): readonly string[] {
    const own = element.getBoundingClientRect();
    return floating.flatMap(([other, { left, right, top, bottom }, layers]) => {
      const isAway = top >= own.bottom || bottom <= own.top || left >= own.right || right <= own.left;
      if (isAway || other.contains(element)) return [];
      const place = [left - own.left, right - own.right, top - own.top, bottom - own.bottom];
      return [[...place.map(Math.round), layers].join(" ")];
    });
  }

  function letteringOf(element: Element): string {
    const { color, fontSize, fontWeight, textShadow, textDecorationLine } = getComputedStyle(element);
    return [color, fontSize, fontWeight, textShadow, textDecorationLine].join(" ");
  }

  function backdropOf(element: Element | null): string {
    if (element === null) return "";
    const cached = backdrops.get(element);
    if (cached !== undefined) return cached;
    const layer = layerOf(element);
    const behind = backdropOf(element.parentElement);
    const backdrop = layer === TRANSPARENT ? behind : `${behind}; ${layer}`;
    backdrops.set(element, backdrop);
    return backdrop;
  }

  function layersIn(element: Element): string {
    return [...new Set([element, ...element.querySelectorAll("*")].map(layerOf))].join(" ");
  }

  function layerOf(element: Element): string {
    const { backgroundColor, backgroundImage, opacity, filter, position } = getComputedStyle(element);
    // Elements outside the flow may lie over something else at another width.
    const where = position === "static" || position === "relative" ? "" : String(innerWidth);
    return [backgroundColor, backgroundImage, opacity, filter, where].join(" ");
  }
}
