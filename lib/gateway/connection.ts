import { createHash } from "node:crypto";
import type { NetworkSettings } from "../config/environment.mjs";

/** Where a network's service is and what opens it. Only the transport may read the headers. */
export interface Connection {
  /** Scheme, host and port; credentials of the URL are not in it. */
  readonly origin: string;
  /** The part of the base URL's path that stands before `/api`. */
  readonly basePath: string;
  /** Names service and key without giving either away: for keys in Redis. */
  readonly fingerprint: string;
  /** A function, so that neither the key nor a password is in anything that gets printed. */
  secretHeaders(): Readonly<Record<string, string>>;
  /** Takes our secrets out of a text that somebody else wrote. */
  scrub(text: string): string;
}

export function connectionOf({
  id,
  url,
  apiKey,
}: Pick<NetworkSettings, "id" | "url" | "apiKey">): Connection {
  const { origin, pathname, username, password } = new URL(url);
  const headers: Record<string, string> = {};
  if (apiKey !== null) headers["x-api-key"] = apiKey;
  if (username !== "") {
    const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
    headers["authorization"] = `Basic ${Buffer.from(credentials).toString("base64")}`;
  }
  const secrets = [apiKey ?? "", password, decodeURIComponent(password)].filter((secret) => secret !== "");
  return {
    origin,
    basePath: pathname.replace(/\/+$/, ""),
    fingerprint: `${id}:${createHash("sha256")
      .update(`${url} ${apiKey ?? ""}`)
      .digest("hex")
      .slice(0, 24)}`,
    secretHeaders: () => headers,
    scrub: (text) => secrets.reduce((clean, secret) => clean.replaceAll(secret, "[secret]"), text),
  };
}
