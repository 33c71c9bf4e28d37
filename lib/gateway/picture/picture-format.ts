import "server-only";

/** The supported formats. A picture's bytes decide its format, not its host's headers. */
export type PictureFormat = "png" | "jpeg" | "webp" | "gif" | "avif" | "svg";

/** An SVG is hand-written text; anything longer is a program. */
const MAX_SVG_BYTES = 512 * 1024;

/** Bytes as hexadecimal digits. */
const BEGINNINGS: readonly (readonly [PictureFormat, RegExp])[] = [
  ["png", /^89504e470d0a1a0a/],
  ["jpeg", /^ffd8ff/],
  ["webp", /^52494646.{8}57454250/],
  ["gif", /^4749463837|^4749463839/],
  ["avif", /^.{8}66747970617669(?:66|73)/],
];

/** Null if the format is not supported. */
export function pictureFormat(bytes: Buffer): PictureFormat | null {
  const start = bytes.subarray(0, 16).toString("hex");
  const binary = BEGINNINGS.find(([, beginning]) => beginning.test(start))?.[0];
  return binary ?? (isSafeSvg(bytes) ? "svg" : null);
}

/** Entities and other encodings can hide what an SVG holds; no picture needs them. */
const NOT_SAFE = /<!ENTITY|<!DOCTYPE[^<>[]*\[|<\?xml-stylesheet|<(?:\w+:)?include\b/i;
const ENCODING = /^<\?xml[^>]*\bencoding\s*=\s*["']([^"']*)["']/i;

function isSafeSvg(bytes: Buffer): boolean {
  if (bytes.length > MAX_SVG_BYTES) return false;
  const text = bytes
    .toString("utf8")
    .replace(/^\uFEFF/, "")
    .trimStart();
  if (!/^<(\?xml|!--|!DOCTYPE svg|svg)\b/i.test(text) && !text.startsWith("<!--")) return false;
  const encoding = ENCODING.exec(text)?.[1] ?? "utf-8";
  return (
    /<svg[\s>]/i.test(text) && /^(utf-?8|us-ascii|ascii|iso-8859-1)$/i.test(encoding) && !NOT_SAFE.test(text)
  );
}

/** The bytes of a `data:` URI; null if it is not one. */
export function dataBytes(uri: string): Buffer | null {
  const [, meta = "", data] = /^data:([^,]*),([\s\S]*)$/i.exec(uri) ?? [];
  if (data === undefined) return null;
  if (/;\s*base64\s*$/i.test(meta)) return Buffer.from(data, "base64");
  try {
    return Buffer.from(decodeURIComponent(data));
  } catch {
    return Buffer.from(data);
  }
}
