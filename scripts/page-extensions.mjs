/** Which endings of files make pages. */

const ALWAYS = ["tsx", "ts", "jsx", "js"];

/**
 * The gallery of the interface (`page.gallery.tsx`) is there in development and for tests, which ask for it. No other
 * build contains it.
 *
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export function pageExtensions({ NODE_ENV, UI_GALLERY }) {
  return NODE_ENV === "development" || UI_GALLERY === "on" ? ["gallery.tsx", ...ALWAYS] : ALWAYS;
}
