/**
 * Draws pictures in a separate process: the decoders of strangers' files are native code, which can hang, use too
 * much memory or crash. The process has no environment variables and is ended when it takes too long.
 */
import { existsSync } from "node:fs";
import { setPriority } from "node:os";
import { fileURLToPath } from "node:url";

/** @typedef {{ bytes: Uint8Array, size: number, whole: boolean, maxPixels: number }} PictureTask */
/** @typedef {PictureTask | { svg: string }} Task Either a picture from strangers, or our own drawing with text. */

/** Written by the build; without it text is drawn in a system font. */
const FONTS = fileURLToPath(new URL("../../fonts/fonts.conf", import.meta.url));

const QUALITY = 80;
/** Of 255; pictures that are lighter on average are drawn on a dark background. */
const LIGHT = 200;
const GROUNDS = { light: { r: 255, g: 255, b: 255 }, dark: { r: 38, g: 50, b: 64 } };
const LOADERS = ["Jpeg", "Png", "Webp", "Nsgif", "Svg", "Heif"];

/** @param {(message: object) => void} send */
async function loadSharp(send) {
  try {
    const { default: sharp } = await import("sharp");
    sharp.cache(false);
    sharp.concurrency(1);
    sharp.block({ operation: ["VipsForeignLoad"] });
    sharp.unblock({ operation: LOADERS.map((name) => `VipsForeignLoad${name}`) });
    send({ ready: true });
    return sharp;
  } catch {
    send({ ready: false });
    return null;
  }
}

/** What an SVG may embed. Another SVG, also a compressed one, could embed more. */
const EMBEDDED = new Set(["jpeg", "png", "webp", "gif", "heif"]);

/**
 * The library applies its limit of pixels to an SVG, but not to the pictures inside of it: one of 47 kB took 1.4 GB. They count
 * here, before any of them is decoded.
 * @param {import("sharp").SharpConstructor} sharp @param {string} svg @param {number} maxPixels
 */
async function checkEmbedded(sharp, svg, maxPixels) {
  let pixels = 0;
  for (const data of dataUrisIn(svg)) {
    const { format, width, height } = await sharp(data, { limitInputPixels: maxPixels }).metadata();
    pixels += width * height;
    if (!EMBEDDED.has(format) || pixels > maxPixels) throw new Error("not drawn");
  }
}

/** @type {Record<string, string>} */
const ENTITIES = { quot: '"', apos: "'", amp: "&", lt: "<", gt: ">" };

/**
 * The contents of all `data:` URIs, in whatever element or style, and however they are escaped.
 * @param {string} svg @returns {Buffer[]}
 */
function dataUrisIn(svg) {
  const text = svg
    .replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
      if (name !== undefined) return ENTITIES[name] ?? whole;
      return characterOf(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
    })
    // Readers of URLs skip these.
    .replaceAll(/[\t\n\r]/g, "")
    .replaceAll(/\\([\da-f]{1,6}) ?/gi, (_, hex) => characterOf(Number.parseInt(hex, 16)));
  return Array.from(text.matchAll(/["'(] *data:([^"'<>)]*)/gi), ([, uri = ""]) => {
    const comma = uri.indexOf(",");
    const data = uri.slice(comma + 1);
    const isBase64 = /; *base64 *$/i.test(uri.slice(0, comma));
    return isBase64 ? Buffer.from(data, "base64") : Buffer.from(decodeURIComponent(data));
  });
}

/** @param {number} code */
function characterOf(code) {
  return code <= 0x10ffff ? String.fromCodePoint(code) : "";
}

/** @param {import("sharp").SharpConstructor} sharp @param {PictureTask} task */
async function draw(sharp, { bytes, size, whole, maxPixels }) {
  const first = bytes.find((byte) => byte > 0x20) ?? 0;
  // "<", possibly behind a byte order mark or another character of UTF-8; no other format begins like that.
  if (first === 0x3c || (first >= 0xc2 && first <= 0xef))
    await checkEmbedded(sharp, Buffer.from(bytes).toString("utf8"), maxPixels);
  // One page: the first frame of an animation.
  const { data, info } = await sharp(bytes, {
    limitInputPixels: maxPixels,
    failOn: "error",
    pages: 1,
    sequentialRead: true,
  })
    .autoOrient()
    .resize(size, size, { fit: whole ? "inside" : "cover" })
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return sharp(data, { raw })
    .flatten({ background: GROUNDS[isLight(data) ? "dark" : "light"] })
    .webp({ quality: QUALITY })
    .toBuffer();
}

/** @param {import("sharp").SharpConstructor} sharp @param {string} svg */
function drawCard(sharp, svg) {
  return sharp(Buffer.from(svg), { failOn: "error" }).png({ palette: true, compressionLevel: 9 }).toBuffer();
}

/** Whether the picture would be invisible on white. @param {Uint8Array} pixels of red, green, blue and alpha */
function isLight(pixels) {
  let weight = 0;
  let light = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    weight += alpha;
    light += alpha * (0.2126 * red + 0.7152 * green + 0.0722 * blue);
  }
  return weight > 0 && light / weight > LIGHT;
}

/** @param {object} message */
const send = (message) => void process.send?.(message);

setPriority(10);
// Read when the codecs are loaded.
if (existsSync(FONTS)) process.env["FONTCONFIG_FILE"] = FONTS;
process.on("disconnect", () => process.exit());
const sharp = await loadSharp(send);
process.on("message", (/** @type {Task} */ task) => {
  if (sharp === null) return send({ bytes: null });
  ("svg" in task ? drawCard(sharp, task.svg) : draw(sharp, task)).then(
    (bytes) => send({ bytes }),
    () => send({ bytes: null }),
  );
});
