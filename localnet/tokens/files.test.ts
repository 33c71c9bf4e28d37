import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { COLLECTION_FILES } from "./collections";
import { metadataAt, tokenFile } from "./files";
import { TOKENS_PATH, uriOf } from "./origin";

const HERE = "http://127.0.0.1:8081";
const Metadata = v.looseObject({ name: v.string(), description: v.string(), image: v.string() });

const NAMES = Object.keys(COLLECTION_FILES);
const textOf = (name: string) => tokenFile(name, HERE)?.bytes.toString() ?? "";

describe("files of collections", () => {
  test("of every item are there, with a picture that is there too", () => {
    const described = NAMES.filter((name) => name.endsWith(".json"));
    expect(described.length).toBe(4 + 100 + 90 + 30 + 20);
    for (const name of described) {
      const { image } = v.parse(Metadata, JSON.parse(textOf(name)));
      expect(image.startsWith(HERE + TOKENS_PATH)).toBe(true);
      expect(tokenFile(image.slice(HERE.length + TOKENS_PATH.length), HERE)?.type).toBe("image/svg+xml");
      expect(metadataAt(uriOf(name))).toMatchObject({ image: expect.stringContaining(".svg") });
    }
  });

  test("are small pictures, which name nothing outside themselves", () => {
    for (const name of NAMES.filter((each) => each.endsWith(".svg"))) {
      const text = textOf(name);
      expect(text).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]*>.*<\/svg>$/);
      expect(text.length).toBeLessThan(1_500);
      expect(text.replace("http://www.w3.org/2000/svg", "")).not.toMatch(/href|script|https?:|NaN|undefined/);
    }
  });

  test("have items that can be told apart", () => {
    const roofs = NAMES.filter((name) => /^rooftops-\d+\.svg$/.test(name));
    expect(new Set(roofs.map(textOf)).size).toBeGreaterThan(15);
  });
});
