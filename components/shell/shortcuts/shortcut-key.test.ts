import { expect, it } from "vitest";
import { latinKey } from "./shortcut-key";

it.each([
  [{ key: "g", code: "KeyG" }, "g"],
  [{ key: "п", code: "KeyG" }, "g"],
  // On a French keyboard the letter counts, not its position.
  [{ key: "a", code: "KeyQ" }, "a"],
  [{ key: "?", code: "Digit7" }, "?"],
  [{ key: "G", code: "KeyG" }, "G"],
  [{ key: "х", code: "BracketLeft" }, "х"],
])("the key press %j is read as %s", (press, key) => {
  expect(latinKey(press)).toBe(key);
});
