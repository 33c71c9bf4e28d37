import localFont from "next/font/local";

// With `optional` a page never changes its font after it was drawn: what is preloaded comes in time, or with
// the next page. The sizes make small letters of both fonts equally high: they stand side by side in every line.
const sans = localFont({
  src: "../node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2",
  weight: "200 900",
  display: "optional",
  declarations: [{ prop: "size-adjust", value: "106%" }],
  variable: "--font-latin",
});

/** Names on a chain are often Cyrillic. The range keeps the file away from pages without any. */
const cyrillic = localFont({
  src: "../node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-cyrillic-wght-normal.woff2",
  weight: "200 900",
  display: "optional",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: "size-adjust", value: "106%" },
    { prop: "unicode-range", value: "U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116" },
  ],
  variable: "--font-cyrillic",
});

const mono = localFont({
  src: "../node_modules/@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2",
  weight: "400",
  display: "optional",
  adjustFontFallback: false,
  variable: "--font-code",
});

/** The classes by which the fonts get their names; globals.css says what each is for. */
export const FONT_NAMES = `${sans.variable} ${cyrillic.variable} ${mono.variable}`;
