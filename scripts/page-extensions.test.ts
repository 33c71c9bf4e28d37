import { expect, test } from "vitest";
import { pageExtensions } from "./page-extensions.mjs";

test("the gallery is in development and in tests, and in no other build", () => {
  expect(pageExtensions({ NODE_ENV: "development" })).toContain("gallery.tsx");
  expect(pageExtensions({ NODE_ENV: "production", UI_GALLERY: "on" })).toContain("gallery.tsx");
  expect(pageExtensions({ NODE_ENV: "production" })).not.toContain("gallery.tsx");
  expect(pageExtensions({})).not.toContain("gallery.tsx");
});
