import { THEMES, TIMES, type Theme, type TimeStyle, type VisitorSettings } from "@/lib/settings/settings";
import { Choice } from "./choice";
import { Menu } from "./menu";

const THEME_NAMES: Record<Theme, string> = { system: "Like the device", light: "Light", dark: "Dark" };
const TIME_NAMES: Record<TimeStyle, string> = { age: "Age", local: "Local time", utc: "UTC" };

/** A form without a script: the answer is the same page, drawn as it was asked for. */
export function SettingsMenu({ settings }: { readonly settings: VisitorSettings }) {
  return (
    <Menu label="Settings" side="end">
      <form method="post" action="/api/settings" className="grid gap-4">
        <Choice title="Colours" name="theme" options={THEMES} names={THEME_NAMES} chosen={settings.theme} />
        <Choice title="Times" name="time" options={TIMES} names={TIME_NAMES} chosen={settings.time} />
        <button
          type="submit"
          className="cursor-pointer rounded border border-line px-3 py-1.5 hover:border-muted"
        >
          Apply
        </button>
      </form>
    </Menu>
  );
}
