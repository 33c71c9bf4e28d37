import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { AROUND_PAGE } from "./theme-colors";

const CSS = readFileSync(new URL("./globals.css", import.meta.url), "utf8");

type Scheme = "light" | "dark";
type Palette = ReadonlyMap<string, string>;

/** The roles that a piece of the stylesheet gives a light and a dark colour. */
function rolesIn(css: string, scheme: Scheme): Palette {
  const roles = new Map<string, string>();
  for (const [, role = "", light = "", dark = ""] of css.matchAll(
    /--([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g,
  ))
    roles.set(role, scheme === "light" ? light : dark);
  return roles;
}

const [ORDINARY = "", MORE = ""] = CSS.split("@media (prefers-contrast: more)");

function paletteOf(scheme: Scheme, more: boolean): Palette {
  return new Map([...rolesIn(ORDINARY, scheme), ...(more ? rolesIn(MORE, scheme) : [])]);
}

/** As WCAG 2.2 defines it. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(palette: Palette, one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other]
    .map((role) => luminance(palette.get(role) ?? "none"))
    .sort((first, second) => first - second);
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ["surface", "surface-raised", "highlight"];
const TEXTS = ["text", "text-muted", "link", "positive", "warning", "negative"];

const PAIRS: readonly (readonly [fore: string, ground: string, atLeast: number])[] = [
  ...TEXTS.flatMap((text) => GROUNDS.map((ground) => [text, ground, 4.5] as const)),
  // The strip that says that this is a test network.
  ["surface", "warning", 4.5],
  // What bounds a control, and the outline of what has the focus.
  ["edge", "surface", 3],
  ["edge", "surface-raised", 3],
];

describe.each(["light", "dark"] as const)("in the %s theme", (scheme) => {
  it.each(PAIRS)("%s on %s has a contrast of at least %d", (fore, ground, atLeast) => {
    expect(contrast(paletteOf(scheme, false), fore, ground)).toBeGreaterThanOrEqual(atLeast);
  });

  it.each(TEXTS)("%s is clearer where more contrast is wanted", (text) => {
    const usual = contrast(paletteOf(scheme, false), text, "surface");
    const more = contrast(paletteOf(scheme, true), text, "surface");
    expect(more).toBeGreaterThan(usual);
    expect(contrast(paletteOf(scheme, true), "line", "surface")).toBeGreaterThanOrEqual(3);
  });

  it("the browser paints around a page what the header has", () => {
    expect(AROUND_PAGE[scheme]).toBe(paletteOf(scheme, false).get("surface-raised"));
  });
});
