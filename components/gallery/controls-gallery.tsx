import { RadioGroup } from "@/components/shell/radio-group";
import { SiteLogo } from "@/components/shell/site-logo";
import { HeaderMenu } from "@/components/shell/menu/header-menu";
import { CopyButton } from "@/components/ui/copy-button";
import { Skeleton } from "@/components/ui/skeleton";
import {
  CopyIcon,
  FailedIcon,
  InIcon,
  MenuIcon,
  MoonIcon,
  OkIcon,
  OutIcon,
  SelfIcon,
  SettingsIcon,
  SunIcon,
  WarningIcon,
} from "@/components/ui/icons";
import { Section } from "@/components/ui/section";
import { DialogExample } from "./dialog-example";

const ICONS = {
  copy: <CopyIcon />,
  in: <InIcon />,
  out: <OutIcon />,
  "to itself": <SelfIcon />,
  fine: <OkIcon />,
  warning: <WarningIcon />,
  "failed, close": <FailedIcon />,
  menu: <MenuIcon />,
  settings: <SettingsIcon />,
  dark: <MoonIcon />,
  light: <SunIcon />,
  "the mark": <SiteLogo />,
};

const PACES = ["slow", "fast"] as const;

export function Controls() {
  return (
    <Section title="Controls and drawings">
      <ul className="flex flex-wrap gap-x-6 gap-y-2">
        {Object.entries(ICONS).map(([name, icon]) => (
          <li key={name} className="flex items-center gap-2">
            <span className="text-base">{icon}</span>
            <span className="text-xs text-muted">{name}</span>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-start gap-x-8 gap-y-4">
        <p>
          Something to copy
          <CopyButton text="Something to copy" what="example" />
        </p>
        <p title="Shown to the pointer, and to whoever comes here with the keyboard">
          <a href="#content">Something with a tip</a>
        </p>
        <HeaderMenu label="A menu" look="text" side="start">
          Closes on Escape, and when something else is used.
        </HeaderMenu>
        <HeaderMenu label="An open section" look="text" side="start" isCurrent>
          <a href="#content" className="menu-link">
            A page
          </a>
        </HeaderMenu>
        <DialogExample />
        <RadioGroup
          title="One of a few"
          name="example-pace"
          options={PACES}
          labels={{ slow: "Slow", fast: "Fast" }}
          selected="slow"
        />
        <div className="grid w-40 gap-2">
          <Skeleton className="h-3 w-full" />
          <Skeleton className="h-3 w-2/3" />
        </div>
      </div>
    </Section>
  );
}
