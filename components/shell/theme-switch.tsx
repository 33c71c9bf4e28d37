import type { ReactNode } from "react";
import { MoonIcon, SunIcon } from "@/components/ui/icons";
import type { Theme, VisitorSettings } from "@/lib/settings/settings";

interface ThemeChange {
  readonly theme: Theme;
  readonly label: string;
  readonly icon: ReactNode;
  /** Hides it if the page has that theme already: the server does not know the theme of the device. */
  readonly hidden: string;
}

const CHANGES: readonly ThemeChange[] = [
  { theme: "dark", label: "Dark theme", icon: <MoonIcon />, hidden: "in-dark-theme:hidden" },
  { theme: "light", label: "Light theme", icon: <SunIcon />, hidden: "in-light-theme:hidden" },
];

/** Switches between light and dark; the settings also have the theme of the device. Works without scripts. */
export function ThemeSwitch({ settings: { time, shortcuts } }: { readonly settings: VisitorSettings }) {
  return (
    <form method="post" action="/api/settings" className="max-sm:hidden">
      <input type="hidden" name="time" value={time} />
      <input type="hidden" name="shortcuts" value={shortcuts} />
      {CHANGES.map(({ theme, label, icon, hidden }) => (
        <button
          key={theme}
          type="submit"
          name="theme"
          value={theme}
          aria-label={label}
          title={label}
          className={`header-icon ${hidden}`}
        >
          {icon}
        </button>
      ))}
    </form>
  );
}
