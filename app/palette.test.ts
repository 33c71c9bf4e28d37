import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { AROUND_PAGE } from "./theme-colors";

const CSS = readFileSync(new URL("./globals.css", import.meta.url), "utf8");

type Scheme = "light" | "dark";
type Palette = ReadonlyMap<string, string>;

/** The roles that a piece of the stylesheet assigns light and dark colours. */
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

const GROUNDS = ["surface", "surface-raised", "surface-sunken", "highlight"];
const TEXTS = ["text", "text-muted", "link", "positive", "warning", "negative", "violet"];
const TONES = ["link", "positive", "warning", "negative", "violet"];

const PAIRS: readonly (readonly [fore: string, ground: string, atLeast: number])[] = [
  ...TEXTS.flatMap((text) => GROUNDS.map((ground) => [text, ground, 4.5] as const)),
  // Badges and signs.
  ...TONES.map((tone) => [tone, `${tone}-soft`, 4.5] as const),
  ["text", "link-soft", 4.5],
  // Notices.
  ["text", "warning-soft", 4.5],
  ["text", "negative-soft", 4.5],
  // The strip that marks a test network.
  ["surface", "warning", 4.5],
  // The border of a control, and the outline of the focused element.
  ["edge", "surface", 3],
  ["edge", "surface-raised", 3],
];

/** Adjacent colours in charts: received and sent, done and failed. */
const SERIES_PAIRS = [
  ["link", "warning"],
  ["link", "negative"],
] as const;

/** How red, green and blue are perceived: by most eyes, without red cones, without green ones (Machado 2009). */
const SIGHTS = [
  [1, 0, 0, 0, 1, 0, 0, 0, 1],
  [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
] as const;

function distance(sight: readonly number[], palette: Palette, one: string, other: string): number {
  const seen = [one, other].map((role) => {
    const color = palette.get(role) ?? "none";
    const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
    return [0, 3, 6].map((row) => parts.reduce((sum, part, at) => sum + part * (sight[row + at] ?? 0), 0));
  });
  return Math.hypot(...[0, 1, 2].map((at) => (seen[0]?.[at] ?? 0) - (seen[1]?.[at] ?? 0)));
}

describe.each(["light", "dark"] as const)("in the %s theme", (scheme) => {
  it.each(PAIRS)("%s on %s has a contrast of at least %d", (fore, ground, atLeast) => {
    expect(contrast(paletteOf(scheme, false), fore, ground)).toBeGreaterThanOrEqual(atLeast);
  });

  it.each(TEXTS)("%s has more contrast if the device requests it", (text) => {
    const usual = contrast(paletteOf(scheme, false), text, "surface");
    const more = contrast(paletteOf(scheme, true), text, "surface");
    expect(more).toBeGreaterThan(usual);
    expect(contrast(paletteOf(scheme, true), "line", "surface")).toBeGreaterThanOrEqual(3);
  });

  it.each(SERIES_PAIRS)(
    "%s and %s of one chart differ for normal and for colour-blind vision",
    (one, other) => {
      for (const more of [false, true]) {
        const palette = paletteOf(scheme, more);
        for (const sight of SIGHTS) expect(distance(sight, palette, one, other)).toBeGreaterThan(0.15);
      }
    },
  );

  it("the theme colour for the browser is the background of the header", () => {
    expect(AROUND_PAGE[scheme]).toBe(paletteOf(scheme, false).get("surface-raised"));
  });
});
