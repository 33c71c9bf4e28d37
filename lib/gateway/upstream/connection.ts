import "server-only";
import { createHash } from "node:crypto";
import type { NetworkSettings } from "../../config/environment.mjs";

/** The location and credentials of a network's service. Only the transport may read the headers. */
export interface Connection {
  /** Scheme, host and port, without the credentials of the URL. */
  readonly origin: string;
  /** The part of the base URL's path before `/api`. */
  readonly basePath: string;
  /** Identifies service, key and chain without revealing the key: for keys in Redis. */
  readonly fingerprint: string;
  /** A function, so that printing this object reveals neither the key nor a password. */
  secretHeaders(): Readonly<Record<string, string>>;
  /** Removes our secrets from text of foreign origin. */
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
  const secrets = [apiKey, decodeURIComponent(password), basic]
    .filter((secret) => secret !== null)
    .filter((secret) => secret.length >= SHORTEST_SECRET);
  return {
    origin,
    basePath: pathname.replace(/(?<!\/)\/+$/, ""),
    fingerprint: `${id}:${createHash("sha256")
      .update(`${url} ${apiKey ?? ""} ${genesis ?? ""}`)
      .digest("hex")
      .slice(0, 24)}`,
    secretHeaders: () => ({
      ...(apiKey === null ? {} : { "x-api-key": apiKey }),
      ...(basic === null ? {} : { authorization: `Basic ${basic}` }),
    }),
    scrub: scrubberOf(secrets),
  };
}

/** Markers of the ways in which text can escape a character. */
const ESCAPED = /\\[ux/]|%|&#/i;

/**
 * Removes secrets from text in any spelling: each character as it is, or escaped by its number in JSON, a URL or
 * HTML.
 */
function scrubberOf(secrets: readonly string[]): (text: string) => string {
  if (secrets.length === 0) return (text) => text;
  const inJson = secrets.map((secret) => JSON.stringify(secret).slice(1, -1));
  const plain = [...new Set([...secrets, ...inJson])];
  const escaped = new RegExp(
    secrets.map((secret) => Array.from(secret).map(spellingsOf).join("")).join("|"),
    "gi",
  );
  return (text) => {
    // First: a secret that ends in a percent sign is the beginning of its own escaped spelling.
    const unescaped = ESCAPED.test(text) ? text.replace(escaped, "[secret]") : text;
    return plain.reduce((rest, secret) => rest.replaceAll(secret, "[secret]"), unescaped);
  };
}

/** Secrets in headers are ASCII; those in URLs can be any characters, with as many bytes as these take. */
function spellingsOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const hex = code.toString(16).padStart(2, "0");
  const own = character.replace(/[$()*+./?[\\\]^{|}-]/, String.raw`\$&`);
  const inUrl = [...Buffer.from(character)].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");
  const unit = [...Array(character.length).keys()]
    .map((at) => String.raw`\\u${character.charCodeAt(at).toString(16).padStart(4, "0")}`)
    .join("");
  // The literal character comes last: an `x` may be the beginning of another spelling.
  return `(?:${inUrl}|${unit}|\\\\x${hex}|&#0*${code};|&#x0*${hex};|\\\\?${own})`;
}
