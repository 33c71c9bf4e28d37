import "server-only";
import type { IncomingMessage } from "node:http";

/** The names of each content coding (RFC 9110, 8.4.1). */
const NAMES = { br: ["br"], gzip: ["gzip", "x-gzip"], zstd: ["zstd"] } as const;

/** Whether a client names this coding among those that it accepts in responses (RFC 9110, 12.5.3). */
export function accepts({ headers }: Pick<IncomingMessage, "headers">, coding: keyof typeof NAMES): boolean {
  return [headers["accept-encoding"] ?? []]
    .flat()
    .join(",")
    .toLowerCase()
    .split(",")
    .some((each) => {
      const [name = "", quality = "1"] = each.trim().split(/\s*;\s*q=/);
      return NAMES[coding].some((known) => known === name) && Number(quality) > 0;
    });
}
