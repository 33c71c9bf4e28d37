import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

function read(file: string): Buffer {
  return readFileSync(new URL(`../${file}`, import.meta.url));
}

function pngSize(png: Buffer): [width: number, height: number] {
  expect(png.subarray(1, 4).toString("latin1")).toBe("PNG");
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

describe("the icons", () => {
  it.each([
    ["app/apple-icon.png", 180],
    ["public/icon-192.png", 192],
    ["public/icon-512.png", 512],
    ["public/icon-maskable-512.png", 512],
  ])("%s is %i pixels wide and high", (file, size) => {
    expect(pngSize(read(file))).toEqual([size, size]);
  });

  it("favicon.ico contains pictures of 16 and 32 pixels", () => {
    const ico = read("app/favicon.ico");
    const sizes = Array.from({ length: ico.readUInt16LE(4) }, (_picture, index) =>
      pngSize(ico.subarray(ico.readUInt32LE(6 + 16 * index + 12))),
    );
    expect(sizes).toEqual([
      [16, 16],
      [32, 32],
    ]);
  });

  it("are drawn from the mark in the header", () => {
    const path = /d="([^"]+)"/.exec(read("app/icon.svg").toString())?.[1] ?? "none";
    expect(read("components/shell/site-logo.tsx").toString()).toContain(`d="${path}"`);
  });
});
