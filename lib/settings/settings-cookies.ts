import * as v from "valibot";
import { SHORTCUTS, THEMES, TIMES, type VisitorSettings } from "./settings";

const Theme = v.fallback(v.picklist(THEMES), "system");
const TimeStyle = v.fallback(v.picklist(TIMES), "age");
const Shortcuts = v.fallback(v.picklist(SHORTCUTS), "on");

/** Reads what a browser sent; an unknown value becomes the default. */
export function readSettings(valueOf: (name: keyof VisitorSettings) => unknown): VisitorSettings {
  return {
    theme: v.parse(Theme, valueOf("theme")),
    time: v.parse(TimeStyle, valueOf("time")),
    shortcuts: v.parse(Shortcuts, valueOf("shortcuts")),
  };
}

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The cookies that store them. Scripts do not need them; if set over TLS, they are sent over TLS only. */
export function cookiesOf({ theme, time, shortcuts }: VisitorSettings, encrypted: boolean): string[] {
  const attributes = `Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax; HttpOnly${encrypted ? "; Secure" : ""}`;
  return Object.entries({ theme, time, shortcuts }).map(([name, value]) => `${name}=${value}; ${attributes}`);
}

/** The redirect target after a form: the path of the page that contained the form, always on our own host. */
export function returnPath(referrer: string | null): string {
  if (referrer === null || !URL.canParse(referrer)) return "/";
  const { protocol, pathname, search } = new URL(referrer);
  if (protocol !== "http:" && protocol !== "https:") return "/";
  // A path that begins with two slashes would be read as a host.
  return pathname.replace(/^\/+/, "/") + search;
}
