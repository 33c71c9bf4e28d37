import { bytesToBase64, hexToBytes } from "./bytes";
import { bytesToHex } from "./write-hex";
import { base64ToBytes } from "./read-base64";
import type { Branded } from "./brand";
import { FormatError } from "./format-error";

/** A 256-bit hash as 64 lower-case hexadecimal digits: the one form inside the project. */
export type Hash = Branded<string, "Hash">;

const CANONICAL = /^[0-9a-f]{64}$/;
const HEX = /^(?:0[xX])?([0-9a-fA-F]{64})$/;

export function isHash(text: string): text is Hash {
  return text.length === 64 && CANONICAL.test(text);
}

/** For text that this file has just written: its digits need no check. */
function isWritten(text: string): text is Hash {
  return text.length === 64;
}

/** 64 hexadecimal digits (any case, optional 0x) or 32 bytes in base64 or base64url; null otherwise. */
export function tryHash(text: string): Hash | null {
  if (isHash(text)) return text;
  const typed = text.trim();
  const bytes = typed.length === 43 || typed.length === 44 ? base64ToBytes(typed) : null;
  const canonical = bytes === null ? (HEX.exec(typed)?.[1] ?? "").toLowerCase() : bytesToHex(bytes);
  return isWritten(canonical) ? canonical : null;
}

function reasonOf(text: string): string {
  if (text === "") return "it is empty";
  if (/^(?:0[xX])?[0-9a-fA-F]+$/.test(text)) {
    return `it has ${text.replace(/^0[xX]/, "").length} hexadecimal digits, a hash has 64`;
  }
  if (!/^[A-Za-z0-9+/_-]+=*$/.test(text)) return "it has characters that neither hexadecimal nor base64 uses";
  if (/[+/]/.test(text) && /[_-]/.test(text)) return "it mixes the two base64 alphabets";
  const digits = text.replace(/(?<!=)=+$/, "").length;
  return digits === 43 ? "it does not end as 32 bytes do" : `it has ${digits} base64 digits, a hash has 43`;
}

export function parseHash(text: string): Hash {
  const hash = tryHash(text);
  if (hash === null) throw new FormatError("hash", reasonOf(text.trim()));
  return hash;
}

/** `base64` is the padded form that services write; `base64url` has no padding and fits into a path. */
export function formatHash(hash: Hash, form: "hex" | "base64" | "base64url"): string {
  if (form === "hex") return hash;
  return bytesToBase64(hexToBytes(hash) ?? new Uint8Array(0), form === "base64" ? "standard" : "url");
}
