import "server-only";
import type { IncomingMessage } from "node:http";

/** The names of each content coding (RFC 9110, 8.4.1). */
const NAMES = { br: ["br"], gzip: ["gzip", "x-gzip"], zstd: ["zstd"] } as const;

/** No known client sends a tenth of it. */
const LONGEST = 1_000;

/** Whether a client names this coding among those that it accepts in responses (RFC 9110, 12.5.3). */
export function accepts({ headers }: Pick<IncomingMessage, "headers">, coding: keyof typeof NAMES): boolean {
  const header = [headers["accept-encoding"] ?? []].flat().join(",");
  if (header.length > LONGEST) return false;
  return header
    .toLowerCase()
    .split(",")
    .some((each) => {
      const [name, quality = "q=1"] = each.split(";").map((part) => part.trim());
      const isRefused = !quality.startsWith("q=") || !(Number(quality.slice("q=".length)) > 0);
      return NAMES[coding].some((known) => known === name) && !isRefused;
    });
}
