import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { COLLECTION_FILES } from "./collection-files";
import { metadataAt, tokenFile } from "./token-files";
import { TOKENS_PATH, tokenUri } from "./token-uris";

const ORIGIN = "http://127.0.0.1:8081";
const Metadata = v.looseObject({ name: v.string(), description: v.string(), image: v.string() });

const NAMES = Object.keys(COLLECTION_FILES);
const textOf = (name: string) => tokenFile(name, ORIGIN)?.bytes.toString() ?? "";

describe("collection files", () => {
  test("every item has metadata and an existing picture", () => {
    const described = NAMES.filter((name) => name.endsWith(".json"));
    expect(described.length).toBe(5 + 100 + 90 + 30 + 20 + 20);
    for (const name of described.filter((each) => !each.startsWith("rewards-"))) {
      const { image } = v.parse(Metadata, JSON.parse(textOf(name)));
      expect(image.startsWith(ORIGIN + TOKENS_PATH)).toBe(true);
      expect(tokenFile(image.slice(ORIGIN.length + TOKENS_PATH.length), ORIGIN)?.type).toBe("image/svg+xml");
      expect(metadataAt(tokenUri(name))).toMatchObject({ image: expect.stringContaining(".svg") });
    }
  });

  test("pictures are small and have no external references", () => {
    for (const name of NAMES.filter((each) => each.endsWith(".svg") && each !== "rewards-script.svg")) {
      const text = textOf(name);
      expect(text).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]*>.*<\/svg>$/);
      expect(text.length).toBeLessThan(1_500);
      expect(text.replace("http://www.w3.org/2000/svg", "")).not.toMatch(/href|script|https?:|NaN|undefined/);
    }
  });

  test("items of the spammer have seven different pictures, of which one is missing and one is huge", () => {
    const images = NAMES.filter((name) => /^rewards-.*json$/.test(name)).map(
      (name) => v.parse(Metadata, JSON.parse(textOf(name))).image,
    );
    expect(new Set(images).size).toBe(7);
    expect(images).toContain(`${ORIGIN}${TOKENS_PATH}rewards-gone.svg`);
    expect(tokenFile("rewards-gone.svg", ORIGIN)).toBeNull();
    const huge = tokenFile("rewards-huge.png", ORIGIN);
    expect([huge?.type, huge?.bytes.readUInt32BE(16)]).toEqual(["image/png", 60_000]);
    expect(huge?.bytes.length).toBeLessThan(200);
  });

  test("items have different pictures", () => {
    const roofs = NAMES.filter((name) => /^rooftops-\d+\.svg$/.test(name));
    expect(new Set(roofs.map(textOf)).size).toBeGreaterThan(15);
  });
});
