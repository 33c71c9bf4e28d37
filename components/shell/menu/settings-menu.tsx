import { SettingsIcon } from "@/components/ui/icons";
import {
  SHORTCUTS,
  THEMES,
  TIMES,
  type Shortcuts,
  type Theme,
  type TimeStyle,
  type VisitorSettings,
} from "@/lib/settings/settings";
import { RadioGroup } from "@/components/shell/radio-group";
import { HeaderMenu } from "./header-menu";

const THEME_NAMES: Record<Theme, string> = { system: "System", light: "Light", dark: "Dark" };
const TIME_NAMES: Record<TimeStyle, string> = { age: "Age", local: "Local time", utc: "UTC" };
const SHORTCUTS_NAMES: Record<Shortcuts, string> = { on: "On", off: "Off" };

/** A form that works without scripts: the response is the same page with the new settings. */
export function SettingsMenu({ settings }: { readonly settings: VisitorSettings }) {
  return (
    <HeaderMenu
      label={
        <>
          <SettingsIcon />
          <span className="sr-only">Settings</span>
        </>
      }
      look="icon"
      side="end"
      title="Settings"
    >
      <form method="post" action="/api/settings" className="grid gap-4 p-1">
        <RadioGroup
          title="Theme"
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
        <button type="submit" className="button justify-center max-lg:min-h-11">
          Apply
        </button>
      </form>
    </HeaderMenu>
  );
}
