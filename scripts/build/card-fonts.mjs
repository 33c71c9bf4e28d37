/**
 * The font of link pictures in the format that their renderer can read: TrueType, extracted from WOFF, whose tables
 * are compressed one by one (https://www.w3.org/TR/WOFF/).
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { inflateSync } from "node:zlib";

const FAMILY = "ibm-plex-mono";
const SCRIPTS = ["latin", "latin-ext", "cyrillic"];
const WEIGHTS = [400, 600];

/** The system's fonts draw the scripts that ours does not cover. */
const CONFIG = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">.</dir>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
</fontconfig>
`;

/** @param {string} folder */
export function writeCardFonts(folder) {
  const { resolve } = createRequire(import.meta.url);
  mkdirSync(folder, { recursive: true });
  for (const script of SCRIPTS)
    for (const weight of WEIGHTS) {
      const name = `${FAMILY}-${script}-${weight}-normal`;
      const woff = readFileSync(resolve(`@fontsource/${FAMILY}/files/${name}.woff`));
      writeFileSync(join(folder, `${name}.ttf`), unpackWoff(woff));
    }
  writeFileSync(join(folder, "fonts.conf"), CONFIG);
}

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

/** @param {Buffer} woff */
function unpackWoff(woff) {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(SFNT_HEADER + SFNT_ENTRY * count);
  const power = Math.floor(Math.log2(count));
  const range = SFNT_ENTRY << power;
  head.writeUInt32BE(woff.readUInt32BE(4), 0);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(range, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(SFNT_ENTRY * count - range, 10);
  /** @type {Buffer[]} */
  const parts = [head];
  let offset = head.length;
  for (let at = 0; at < count; at += 1) {
    const entry = WOFF_HEADER + WOFF_ENTRY * at;
    const start = woff.readUInt32BE(entry + 4);
    const packed = woff.subarray(start, start + woff.readUInt32BE(entry + 8));
    const length = woff.readUInt32BE(entry + 12);
    const table = packed.length < length ? inflateSync(packed) : packed;
    const place = SFNT_HEADER + SFNT_ENTRY * at;
    woff.copy(head, place, entry, entry + 4);
    woff.copy(head, place + 4, entry + 16, entry + 20);
    head.writeUInt32BE(offset, place + 8);
    head.writeUInt32BE(length, place + 12);
    const padding = Buffer.alloc(-length & 3);
    parts.push(table, padding);
    offset += length + padding.length;
  }
  return Buffer.concat(parts);
}
