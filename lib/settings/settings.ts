/** A visitor's settings. They are stored in cookies, so that the server renders pages in their final form. */
export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export const TIMES = ["age", "local", "utc"] as const;
export type TimeStyle = (typeof TIMES)[number];

/** Whether single-key shortcuts work: speech input and unsteady hands trigger them by accident (WCAG 2.1.4). */
export const SHORTCUTS = ["on", "off"] as const;
export type Shortcuts = (typeof SHORTCUTS)[number];

export interface VisitorSettings {
  readonly theme: Theme;
  readonly time: TimeStyle;
  readonly shortcuts: Shortcuts;
}
