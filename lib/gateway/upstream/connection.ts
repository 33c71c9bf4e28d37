import "server-only";
import { createHash } from "node:crypto";
import type { NetworkSettings } from "../../config/environment.mjs";

/** Where a network's service is and its credentials. Only the transport may read the headers. */
export interface Connection {
  /** Scheme, host and port, without the credentials of the URL. */
  readonly origin: string;
  /** The part of the base URL's path before `/api`. */
  readonly basePath: string;
  /** Identifies service, key and chain without revealing the key: for keys in Redis. */
  readonly fingerprint: string;
  /** A function, so that printing this object reveals neither the key nor a password. */
  secretHeaders(): Readonly<Record<string, string>>;
  /** Removes our secrets from a text of foreign origin. */
  scrub(text: string): string;
}

/** Shorter ones would occur in good answers by chance, and protect nothing anyway. */
const SHORTEST_SECRET = 6;

export function connectionOf({
  id,
  url,
  apiKey,
  genesis,
}: Pick<NetworkSettings, "id" | "url" | "apiKey" | "genesis">): Connection {
  const { origin, pathname, username, password } = new URL(url);
  const login = username === "" ? null : `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  const basic = login === null ? null : Buffer.from(login).toString("base64");
  const secrets = spellings([apiKey, decodeURIComponent(password), basic]);
  return {
    origin,
    basePath: pathname.replace(/\/+$/, ""),
    fingerprint: `${id}:${createHash("sha256")
      .update(`${url} ${apiKey ?? ""} ${genesis ?? ""}`)
      .digest("hex")
      .slice(0, 24)}`,
    secretHeaders: () => ({
      ...(apiKey === null ? {} : { "x-api-key": apiKey }),
      ...(basic === null ? {} : { authorization: `Basic ${basic}` }),
    }),
    scrub: (text) => secrets.reduce((clean, secret) => clean.replaceAll(secret, "[secret]"), text),
  };
}

/** Each secret as it is, and as written inside JSON and inside a URL. */
function spellings(secrets: readonly (string | null)[]): readonly string[] {
  const long = secrets
    .filter((secret) => secret !== null)
    .filter((secret) => secret.length >= SHORTEST_SECRET);
  const all = long.flatMap((secret) => [
    secret,
    JSON.stringify(secret).slice(1, -1),
    encodeURIComponent(secret),
  ]);
  return [...new Set(all)];
}
