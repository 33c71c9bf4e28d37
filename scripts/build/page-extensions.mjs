/** Which file extensions make pages. */

const ALWAYS = ["tsx", "ts", "jsx", "js"];

/**
 * The gallery of the interface (`page.gallery.tsx`) exists in development and for tests, which request it. No other
 * build contains it.
 *
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export function pageExtensions({ NODE_ENV, UI_GALLERY }) {
  return NODE_ENV === "development" || UI_GALLERY === "on" ? ["gallery.tsx", ...ALWAYS] : ALWAYS;
}
