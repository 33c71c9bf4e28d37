import { expect, test } from "vitest";
import { pageExtensions } from "./page-extensions.mjs";

test("the gallery is part of development and test builds only", () => {
  expect(pageExtensions({ NODE_ENV: "development" })).toContain("gallery.tsx");
  expect(pageExtensions({ NODE_ENV: "production", UI_GALLERY: "on" })).toContain("gallery.tsx");
  expect(pageExtensions({ NODE_ENV: "production" })).not.toContain("gallery.tsx");
  expect(pageExtensions({})).not.toContain("gallery.tsx");
});
