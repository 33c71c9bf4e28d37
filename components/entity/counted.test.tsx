import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { textOf } from "../../testing/components/entity/test-markup";
import { Counted } from "./counted";

it.each([
  [0, "0 cells"],
  [1, "1 cell"],
  [1n, "1 cell"],
  [1_050, "1050 cells"],
])("writes %s as the text that is copied, %j", (count, text) => {
  expect(textOf(renderToStaticMarkup(<Counted count={count} one="cell" />))).toBe(text);
});

it("takes another plural", () => {
  expect(textOf(renderToStaticMarkup(<Counted count={2} one="entry" many="entries" />))).toBe("2 entries");
});
