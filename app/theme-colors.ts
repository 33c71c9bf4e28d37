import type { Theme } from "@/lib/settings/settings-cookies";

/** What browsers paint around a page: the colour of the header, `--surface-raised` in globals.css. */
export const AROUND_PAGE = { light: "#ffffff", dark: "#161a1f" } as const;

/** For the head of a page: the device decides unless the visitor has. */
export function themeColors(theme: Theme) {
  if (theme !== "system") return AROUND_PAGE[theme];
  return (["light", "dark"] as const).map((scheme) => ({
    media: `(prefers-color-scheme: ${scheme})`,
    color: AROUND_PAGE[scheme],
  }));
}
