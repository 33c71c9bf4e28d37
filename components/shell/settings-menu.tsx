import Link from "next/link";
import { watchlistPath, type NetworkName } from "@/lib/paths";
import {
  SHORTCUTS,
  THEMES,
  TIMES,
  type Shortcuts,
  type Theme,
  type TimeStyle,
  type VisitorSettings,
} from "@/lib/settings/settings-cookies";
import { RadioGroup } from "./radio-group";
import { HeaderMenu } from "./header-menu";

const THEME_NAMES: Record<Theme, string> = { system: "Like the device", light: "Light", dark: "Dark" };
const TIME_NAMES: Record<TimeStyle, string> = { age: "Age", local: "Local time", utc: "UTC" };
const SHORTCUTS_NAMES: Record<Shortcuts, string> = { on: "On", off: "Off" };

interface SettingsMenuProps {
  readonly network: NetworkName;
  readonly settings: VisitorSettings;
}

/** A form that works without scripts: the response is the same page with the new settings. */
export function SettingsMenu({ network, settings }: SettingsMenuProps) {
  return (
    <HeaderMenu label="Settings" side="end">
      <form method="post" action="/api/settings" className="grid gap-4">
        <RadioGroup
          title="Colours"
          name="theme"
          options={THEMES}
          labels={THEME_NAMES}
          selected={settings.theme}
        />
        <RadioGroup title="Times" name="time" options={TIMES} labels={TIME_NAMES} selected={settings.time} />
        <RadioGroup
          title="Single-key shortcuts"
          name="shortcuts"
          options={SHORTCUTS}
          labels={SHORTCUTS_NAMES}
          selected={settings.shortcuts}
        />
        <button
          type="submit"
          className="cursor-pointer rounded border border-edge px-3 py-1.5 hover:border-text"
        >
          Apply
        </button>
      </form>
      <Link
        href={watchlistPath(network)}
        prefetch={false}
        className="mt-3 block border-t border-line pt-3 whitespace-nowrap"
      >
        Watchlist and own names
      </Link>
    </HeaderMenu>
  );
}
