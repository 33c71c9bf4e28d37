import * as v from "valibot";
import { parsedJson } from "../../text/parsed-json";

/** Compilers write a bag of cells alone, or JSON with one in a field. */
export const MAX_COMPILED_BYTES = 4 * 1024 * 1024;

/** The names that compilers and their tools give to the code; the first one present counts. */
const FIELDS = [
  "hex",
  "code",
  "codeBoc64",
  "code_boc64",
  "codeBoc",
  "boc",
  "base64",
  "codeBoc64Url",
] as const;

const Compiled = v.record(v.string(), v.unknown());

/** Magic numbers of bags of cells. */
const BAG_STARTS: ReadonlySet<string> = new Set(["b5ee9c72", "68ff65f3", "acc3a728"]);

/** The part of a file to decode: its bytes, or a text in hexadecimal or base64; null if there is no code in it. */
export function readCompiledFile(bytes: Uint8Array): Uint8Array | string | null {
  const start = Array.from(bytes.subarray(0, 4), (byte) => byte.toString(16).padStart(2, "0")).join("");
  if (BAG_STARTS.has(start)) return bytes;
  try {
    return readCompiledText(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return null;
  }
}

export function readCompiledText(text: string): string | null {
  const trimmed = text.trim();
  if (!trimmed.startsWith("{")) return isCode(trimmed) ? trimmed : null;
  const json = v.safeParse(Compiled, parsedJson(trimmed));
  if (!json.success) return null;
  const found = FIELDS.map((name) => json.output[name]).find(
    (value) => typeof value === "string" && isCode(value.trim()),
  );
  return typeof found === "string" ? found.trim() : null;
}

function isCode(text: string): boolean {
  return /^(?:0x)?[A-Za-z0-9+/_=\s-]{8,}$/.test(text);
}
