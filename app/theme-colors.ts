import type { Theme } from "@/lib/settings/settings";

/** The colour that browsers paint around a page: that of the header, `--surface-raised` in globals.css. */
export const AROUND_PAGE = { light: "#ffffff", dark: "#161a1f" } as const;

/** For the head of a page: the device decides unless the visitor has chosen. */
export function themeColors(theme: Theme) {
  if (theme !== "system") return AROUND_PAGE[theme];
  return (["light", "dark"] as const).map((scheme) => ({
    media: `(prefers-color-scheme: ${scheme})`,
    color: AROUND_PAGE[scheme],
  }));
}
