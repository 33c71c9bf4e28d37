import "server-only";
import { cookies } from "next/headers";
import { readSettings, type VisitorSettings } from "../../settings/settings-cookies";

export async function visitorSettings(): Promise<VisitorSettings> {
  const jar = await cookies();
  return readSettings((name) => jar.get(name)?.value);
}
