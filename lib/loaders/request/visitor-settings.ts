import "server-only";
import { cookies } from "next/headers";
import type { VisitorSettings } from "../../settings/settings";
import { readSettings } from "../../settings/settings-cookies";

export async function visitorSettings(): Promise<VisitorSettings> {
  const jar = await cookies();
  return readSettings((name) => jar.get(name)?.value);
}
