/** Draws every icon file from app/icon.svg. The results are committed: run it after a change of the drawing. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { chromium } from "playwright/test";
import { chromiumOptions } from "./test/chromium.mjs";
import { ROOT } from "./run.mjs";

const PAPER = "#ffffff";

/** `share` is the part of the width that the mark takes: systems crop the edges of icons in various ways. */
const PICTURES = [
  { file: "app/apple-icon.png", size: 180, share: 0.6, background: PAPER },
  { file: "public/icon-192.png", size: 192, share: 1, background: null },
  { file: "public/icon-512.png", size: 512, share: 1, background: null },
  { file: "public/icon-maskable-512.png", size: 512, share: 0.5, background: PAPER },
];

const SMALL_SIZES = [16, 32];

/** An .ico file is a table of contents followed by the pictures. @param {{ size: number, png: Buffer }[]} pictures */
function ico(pictures) {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = 6 + 16 * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

/** @param {string} file @param {Buffer} content */
function write(file, content) {
  mkdirSync(dirname(join(ROOT, file)), { recursive: true });
  writeFileSync(join(ROOT, file), content);
  console.log(`${file}: ${content.length} bytes`);
}

const svg = readFileSync(join(ROOT, "app/icon.svg"), "utf8");
const browser = await chromium.launch(await chromiumOptions());
try {
  const page = await browser.newPage({ colorScheme: "light" });
  /** @param {{ size: number, share: number, background: string | null }} picture */
  const draw = async ({ size, share, background }) => {
    await page.setViewportSize({ width: size, height: size });
    const style = `margin:0;height:100vh;display:grid;place-content:center;background:${background ?? "transparent"}`;
    await page.setContent(
      `<body style="${style}">${svg.replace("<svg ", `<svg width="${size * share}" height="${size * share}" `)}`,
    );
    return page.screenshot({ omitBackground: true });
  };
  for (const { file, ...picture } of PICTURES) write(file, await draw(picture));
  const small = [];
  for (const size of SMALL_SIZES) small.push({ size, png: await draw({ size, share: 1, background: null }) });
  write("app/favicon.ico", ico(small));
} finally {
  await browser.close();
}
