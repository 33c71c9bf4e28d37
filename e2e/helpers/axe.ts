import axe from "axe-core";
import type { Page } from "playwright/test";

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

interface Look {
  /** Rules that do not depend on colours have the same results in every theme. */
  readonly rules: "all" | "colours";
  /** The colourings whose contrast axe has already computed; new ones are added. */
  readonly seen: Set<string>;
}

/** Loads axe into an open page. */
export async function addAxe(page: Page): Promise<void> {
  await page.evaluate(axe.source);
}

/**
 * The violations that axe finds. Contrast takes most of its time, so it is computed for one element of each colouring
 * only. A colouring is everything that determines a text's contrast: its own colour and size, and the backgrounds of
 * the elements that contain it. A text at the same place as something else with a background is always computed.
 */
export async function violations(page: Page, { rules, seen }: Look): Promise<readonly string[]> {
  const result = await page.evaluate(lookInPage, { rules, seen: [...seen] });
  for (const colouring of result.colourings) seen.add(colouring);
  return result.violations;
}

/** Runs in the page. */
async function lookInPage({ rules, seen }: { rules: "all" | "colours"; seen: readonly string[] }) {
  const COLOUR_RULES = { "color-contrast": "*", "link-in-text-block": "a[href]" };
  const TRANSPARENT = "rgba(0, 0, 0, 0) none 1 none ";
  const backdrops = new Map<Element, string>();
  const coloured = new Map<string, Element>();
  const overlaid: Element[] = [];
  const elements = [...document.querySelectorAll("body *")];
  const floating = elements
    .filter(isFloating)
    .map((element) => [element, element.getBoundingClientRect()] as const);
  for (const element of elements)
    if (isRead(element)) {
      const colouring = colouringOf(element);
      if (isOverlaid(element)) overlaid.push(element);
      else if (!coloured.has(colouring)) coloured.set(colouring, element);
    }
  for (const colouring of seen) coloured.delete(colouring);

  const computed = [...coloured.values(), ...overlaid];
  const found = rules === "all" || computed.length > 0 ? await run() : [];
  return {
    colourings: [...coloured.keys()],
    violations: found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`),
  };

  /** One run for all rules: before its first rule axe examines the whole page. */
  async function run() {
    const MARK = "data-computed";
    for (const element of computed) element.setAttribute(MARK, "");
    window.axe.configure({
      rules: Object.entries(COLOUR_RULES).map(([id, selector]) => ({ id, selector: `${selector}[${MARK}]` })),
    });
    const only =
      rules === "all" ? {} : { runOnly: { type: "rule", values: Object.keys(COLOUR_RULES) } as const };
    // Passed rules need no description.
    const { violations: broken } = await window.axe.run({ resultTypes: ["violations"], ...only });
    for (const element of computed) element.removeAttribute(MARK);
    return broken;
  }

  function isRead(element: Element): boolean {
    const isText = [...element.childNodes].some(
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

  function isOverlaid(element: Element): boolean {
    const own = element.getBoundingClientRect();
    return floating.some(
      ([other, { left, right, top, bottom }]) =>
        left < own.right &&
        right > own.left &&
        top < own.bottom &&
        bottom > own.top &&
        !other.contains(element),
    );
  }

  function colouringOf(element: Element): string {
    // A link in a text must be distinguishable from its surroundings.
    const around = element.matches("a") ? element.parentElement : null;
    return [letteringOf(element), around === null ? "" : letteringOf(around), backdropOf(element)].join("|");
  }

  function letteringOf(element: Element): string {
    const { color, fontSize, fontWeight, textShadow, textDecorationLine } = getComputedStyle(element);
    return [color, fontSize, fontWeight, textShadow, textDecorationLine].join(" ");
  }

  function backdropOf(element: Element | null): string {
    if (element === null) return "";
    const cached = backdrops.get(element);
    if (cached !== undefined) return cached;
    const { backgroundColor, backgroundImage, opacity, filter, position } = getComputedStyle(element);
    // Elements outside the flow may lie over something else at another width.
    const where = position === "static" || position === "relative" ? "" : String(innerWidth);
    const layer = [backgroundColor, backgroundImage, opacity, filter, where].join(" ");
    const behind = backdropOf(element.parentElement);
    const backdrop = layer === TRANSPARENT ? behind : `${behind}; ${layer}`;
    backdrops.set(element, backdrop);
    return backdrop;
  }
}
