import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { SEEN_FOLDER } from "../world/world";

/** Records what was sent to a browser or a test; canary.spec.ts searches it for the key. */
export function remember(url: string, headers: Readonly<Record<string, string>>, body: string): void {
  appendFileSync(
    join(SEEN_FOLDER, `${process.pid}.txt`),
    `${url}\n${JSON.stringify(headers)}\n${body}\n`,
    "latin1",
  );
}
