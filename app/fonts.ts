import localFont from "next/font/local";

// With `optional` a page never changes its font after it was drawn: a preloaded font arrives in time, or is used from
// the next page on. Scripts other than Latin use the system's font, which every system has. A font file of ours would
// load before the page's scripts and still arrive too late to be used; and a Cyrillic letter in a Latin name looks
// different. The sizes make small letters of both fonts equally high: they stand side by side in every line.
const sans = localFont({
  src: "../node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2",
  weight: "200 900",
  display: "optional",
  declarations: [{ prop: "size-adjust", value: "106%" }],
  variable: "--font-latin",
});

const mono = localFont({
  src: "../node_modules/@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2",
  weight: "400",
  display: "optional",
  adjustFontFallback: false,
  variable: "--font-code",
});

/** The classes that define the fonts' names; globals.css assigns their uses. */
export const FONT_NAMES = `${sans.variable} ${mono.variable}`;
