import "server-only";
import { isIP } from "node:net";
import { isPublicAddress } from "./public-address";
import type { PictureProblem } from "./picture-refusal";

const PORTS: ReadonlySet<string> = new Set(["", "80", "443"]);

/** Names that only a local resolver knows. */
const LOCAL_NAMES =
  /(^|\.)(localhost|local|localdomain|internal|intranet|private|lan|home|corp|test|invalid|example|onion|alt|arpa)$/;

/**
 * What is wrong with a URL before its name is resolved; null if nothing is. The URL parser has already turned
 * decimal, octal and hexadecimal hosts into addresses.
 */
export function problemOfUrl(url: URL, isPublic = isPublicAddress): PictureProblem | null {
  if (url.protocol !== "http:" && url.protocol !== "https:") return "scheme";
  if (url.username !== "" || url.password !== "") return "user";
  if (!PORTS.has(url.port)) return "port";
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) !== 0) return isPublic(host) ? null : "address";
  const name = host.replace(/\.$/, "");
  return /^[^.]+(\.[^.]+)+$/.test(name) && !LOCAL_NAMES.test(name) ? null : "name";
}
