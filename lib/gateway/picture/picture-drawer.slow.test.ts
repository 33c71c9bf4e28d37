import { crc32, deflateSync, gzipSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { PictureDrawer } from "./picture-drawer";
import { dataBytes, pictureFormat } from "./picture-format";
import { PictureRefusal } from "./picture-refusal";

const drawer = new PictureDrawer();
afterAll(() => drawer.close());

const svg = (content: string, attributes = 'width="64" height="64"') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`,
  );
const RED = '<rect width="100%" height="100%" fill="#f00"/>';

/** A PNG that claims this many pixels, all of the same colour: a few kB that become gigabytes. */
function pngOf(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const out = Buffer.alloc(body.length + 8);
    out.writeUInt32BE(data.length, 0);
    body.copy(out, 4);
    out.writeUInt32BE(crc32(body), body.length + 4);
    return out;
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(Math.min((width / 8 + 1) * height, 30_000_000)), { level: 9 });
  const signature = Buffer.from("89504e470d0a1a0a", "hex");
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", rows),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

async function drawn(bytes: Buffer, size = 64, by = drawer) {
  try {
    return await by.draw(bytes, size);
  } catch (error) {
    if (!(error instanceof PictureRefusal)) throw error;
    return error.problem;
  }
}

async function colourOf(picture: Buffer | string, x: number, y: number) {
  if (typeof picture === "string") return picture;
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (y * info.width + x) * 3;
  return [...data.subarray(at, at + 3)].map((value) => Math.round(value / 32));
}
const [WHITE, RED_8] = [
  [8, 8, 8],
  [8, 0, 0],
];

describe("a picture", () => {
  test.each(["png", "jpeg", "webp", "gif", "avif"] as const)(
    "in %s is drawn as WebP of the requested size",
    async (format) => {
      const bytes = await sharp({ create: { width: 300, height: 100, channels: 3, background: "#f00" } })
        .toFormat(format)
        .toBuffer();
      expect(pictureFormat(bytes)).toBe(format);
      for (const size of [64, 320]) {
        const picture = await drawn(bytes, size);
        expect(pictureFormat(Buffer.from(picture))).toBe("webp");
        expect(await sharp(Buffer.from(picture)).metadata()).toMatchObject({
          width: size,
          height: size,
          hasAlpha: false,
        });
      }
      expect(await sharp(Buffer.from(await drawn(bytes, 640))).metadata()).toMatchObject({
        width: 640,
        height: 213,
      });
    },
  );

  test("in SVG is drawn", async () => {
    expect(pictureFormat(svg(RED))).toBe("svg");
    expect(await colourOf(await drawn(svg(RED)), 32, 32)).toEqual(RED_8);
  });

  test("gets an opaque background, on which a white picture is visible", async () => {
    const half = (fill: string) => svg(`<rect width="32" height="64" fill="${fill}"/>`);
    expect(await colourOf(await drawn(half("#f00")), 60, 32)).toEqual(WHITE);
    expect(await colourOf(await drawn(half("#fff")), 60, 32)).not.toEqual(WHITE);
  });

  test("with animation is drawn as its first frame", async () => {
    const frames = await sharp(
      [RED, RED.replace("#f00", "#00f")].map((content) => svg(content)),
      { join: { animated: true } },
    )
      .gif()
      .toBuffer();
    expect((await sharp(frames).metadata()).pages).toBe(2);
    expect(await colourOf(await drawn(frames), 32, 32)).toEqual(RED_8);
  });

  test("is drawn without its EXIF data", async () => {
    const photo = await sharp({ create: { width: 80, height: 80, channels: 3, background: "#f00" } })
      .withExif({ IFD0: { Copyright: "somebody" } })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    expect((await sharp(Buffer.from(await drawn(photo))).metadata()).exif).toBeUndefined();
  });
});

describe("a picture is refused", () => {
  test.each([
    ["a text", "hello"],
    ["a page", "<!doctype html><svg></svg>"],
    ["a page that contains an SVG", "<html><svg>"],
    ["nothing", ""],
    ["a program", "\x7fELF"],
    ["a document", "%PDF-1.7"],
    ["a TIFF", "II*\0"],
    ["XML without an SVG", '<?xml version="1.0"?><x/>'],
    ["an SVG with entities", '<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>'],
    [
      "an SVG with external entities",
      '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg/>',
    ],
    ["an SVG with a style sheet", '<?xml-stylesheet href="http://host/x.css"?><svg/>'],
    [
      "an SVG that includes another file",
      '<svg xmlns:xi="http://www.w3.org/2001/XInclude"><xi:include href="/etc/passwd"/></svg>',
    ],
    ["an SVG in a hidden encoding", '<?xml version="1.0" encoding="UTF-7"?><svg/>'],
    ["an SVG that is too long", `<svg>${" ".repeat(600_000)}</svg>`],
  ])("when it is %s", (_, text) => {
    expect(pictureFormat(Buffer.from(text, "latin1"))).toBeNull();
  });

  test("when it is an SVG in UTF-16", () => {
    expect(
      pictureFormat(Buffer.from("\uFEFF<svg xmlns='http://www.w3.org/2000/svg'/>", "utf16le")),
    ).toBeNull();
  });

  test.each([
    [30_000, 30_000],
    [65_535, 65_535],
    [2_000_000_000, 1],
  ])("when it has %i × %i pixels, before it is decoded", async (width, height) => {
    const bytes = pngOf(width, height);
    const startMs = performance.now();
    expect(await drawn(bytes)).toBe("content");
    expect(performance.now() - startMs).toBeLessThan(1_000);
  });

  test("when it is an SVG of 100,000 × 100,000 pixels", async () => {
    expect(await drawn(svg(RED, 'width="100000" height="100000"'))).toBe("content");
  });

  test.each([
    ["one picture", (uri: string) => `<image href="${uri}" width="64" height="64"/>`],
    ["one in a filter", (uri: string) => `<filter id="f"><feImage xlink:href='${uri}'/></filter>`],
    [
      "one with a prefix",
      (uri: string) => `<svg:image xmlns:svg="http://www.w3.org/2000/svg" href="${uri}"/>`,
    ],
    ["an escaped one", (uri: string) => `<image href="${uri.replace("data", "&#100;ata")}"/>`],
    [
      "one in another SVG",
      (uri: string) =>
        `<image href="data:image/svg+xml;base64,${svg(`<image href="${uri}"/>`).toString("base64")}"/>`,
    ],
    [
      "one in a compressed SVG",
      (uri: string) =>
        `<image href="data:image/svg+xml;base64,${gzipSync(svg(`<image href="${uri}"/>`)).toString("base64")}"/>`,
    ],
    [
      "one in a part of another SVG",
      (uri: string) =>
        `<use href="data:image/svg+xml;base64,${svg(`<image id="a" href="${uri}"/>`).toString("base64")}#a"/>`,
    ],
    ["a style", (uri: string) => `<rect style="fill:url(${uri})"/>`],
    ["an escaped style", (uri: string) => `<rect fill="url(${uri.replace("data", "\\64 ata")})"/>`],
    ["a quoted style", (uri: string) => `<rect style="fill:url(&quot;${uri}&quot;)"/>`],
    ["one with a line break", (uri: string) => `<image href="${uri.replace("data", "da&#10;ta")}"/>`],
  ])("when it is an SVG with too many pixels in %s, before they are decoded", async (_, content) => {
    const uri = `data:image/png;base64,${pngOf(17_000, 17_000).toString("base64")}`;
    for (const before of ["", " ".repeat(2_000), "\uFEFF"]) {
      const bytes = Buffer.concat([Buffer.from(before), svg(RED + content(uri))]);
      expect(pictureFormat(bytes)).toBe("svg");
      const startMs = performance.now();
      expect(await drawn(bytes)).toBe("content");
      expect(performance.now() - startMs).toBeLessThan(1_000);
    }
  });

  test("when the pictures in an SVG have too many pixels together", async () => {
    const uri = `data:image/png;base64,${pngOf(4_000, 4_000).toString("base64")}`;
    const image = `<image href="${uri}" width="64" height="64"/>`;
    expect(typeof (await drawn(svg(image)))).toBe("object");
    expect(await drawn(svg(image.repeat(2)))).toBe("content");
  });

  test("when it is damaged or cut off", async () => {
    const good = await sharp({ create: { width: 300, height: 300, channels: 3, background: "#f00" } })
      .jpeg()
      .toBuffer();
    expect(await drawn(good.subarray(0, good.length / 2))).toBe("content");
    expect(await drawn(Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), Buffer.alloc(100)]))).toBe(
      "content",
    );
  });

  test("when drawing it takes too long, and the next one is still drawn", { timeout: 20_000 }, async () => {
    const limited = new PictureDrawer({ timeMs: 2_000, workers: 1 });
    // Each filter takes the result of the one before it.
    const blurs = Array.from(
      { length: 200 },
      () => '<feTurbulence numOctaves="20" baseFrequency="0.9"/><feGaussianBlur stdDeviation="90"/>',
    );
    const slow = svg(
      `<filter id="f">${blurs.join("")}</filter><rect width="4000" height="4000" filter="url(#f)"/>`,
      'width="4000" height="4000"',
    );
    const [first, second] = await Promise.all([drawn(slow, 640, limited), drawn(svg(RED), 64, limited)]);
    expect(first).toBe("content");
    expect(await colourOf(second, 32, 32)).toEqual(RED_8);
    limited.close();
  });
});

describe("an SVG loads no content", () => {
  const BLUE = svg('<rect width="64" height="64" fill="#00f"/>').toString("base64");

  test.each([
    ["a file", '<image href="file:///etc/passwd" width="64" height="64"/>'],
    ["a file beside it", '<image xlink:href="public/icon.png" width="64" height="64"/>'],
    ["another host", '<image href="http://127.0.0.1:9/a.png" width="64" height="64"/>'],
    ["a part of another file", '<use href="http://127.0.0.1:9/a.svg#x"/>'],
    [
      "a style sheet",
      '<style>@import url("http://127.0.0.1:9/a.css"); @import url("file:///tmp/a.css");</style>',
    ],
    ["a script", '<script href="http://127.0.0.1:9/a.js">while(true);</script>'],
    [
      "a page",
      '<foreignObject width="64" height="64"><iframe xmlns="http://www.w3.org/1999/xhtml" src="http://127.0.0.1:9/"/></foreignObject>',
    ],
    ["a handler", '<rect width="1" height="1" fill="#f00" onload="fetch(1)"/>'],
  ])("of %s: the rest is drawn", async (_, content) => {
    expect(await colourOf(await drawn(svg(RED + content)), 32, 32)).toEqual(RED_8);
  });

  test("except pictures that are embedded in it", async () => {
    const blue = { width: 8, height: 8, channels: 3, background: "#00f" } as const;
    const base64 = (await sharp({ create: blue }).png().toBuffer()).toString("base64");
    // As drawing programs break lines.
    const uri = `data:image/png;base64,&#10;${base64.slice(0, 20)}&#xA;${base64.slice(20)}`;
    const content = `<title>Metadata: it&#39;s a picture</title><image href="${uri}" width="64" height="64"/>`;
    expect(await colourOf(await drawn(svg(RED + content)), 32, 32)).toEqual([0, 0, 8]);
  });

  test("nor another SVG, which could embed more", async () => {
    const content = `<image href="data:image/svg+xml;base64,${BLUE}" width="64" height="64"/>`;
    expect(await drawn(svg(RED + content))).toBe("content");
  });
});

test("a thousand pictures at once are all drawn", { timeout: 30_000 }, async () => {
  const pictures = await Promise.all(Array.from({ length: 1_000 }, () => drawn(svg(RED), 64)));
  expect(new Set(pictures.map((picture) => typeof picture))).toEqual(new Set(["object"]));
});

test.each([
  ["data:image/png;base64,aGVsbG8=", "hello"],
  ["DATA:;base64,aGVsbG8=", "hello"],
  ["data:image/svg+xml,%3Csvg/%3E", "<svg/>"],
  ["data:image/svg+xml;utf8,<svg fill='50%'/>", "<svg fill='50%'/>"],
  ["data:,", ""],
])("the data of %s is %j", (uri, text) => {
  expect(dataBytes(uri)?.toString()).toBe(text);
});

test("other texts contain no data", () => {
  expect(["data:", "http://host/", "data:image/png;base64"].map(dataBytes)).toEqual([null, null, null]);
});
