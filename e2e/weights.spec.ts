import { expect, test } from "./fixtures";
import { pageWeights, SCRIPT_BUDGET } from "../scripts/page-weights.mjs";

/** Pages that are not within the budget yet, and what they may load until then. */
const LARGER: Readonly<Record<string, number>> = { "/[network]/account/[address]": 178 };

test("no page loads more scripts than its budget", () => {
  // The gallery shows all parts at once.
  const pages = pageWeights().filter(({ page }) => !page.startsWith("/[network]/ui"));
  expect(pages.length).toBeGreaterThan(30);
  const tooLarge = pages.filter(({ page, kilobytes }) => kilobytes > (LARGER[page] ?? SCRIPT_BUDGET));
  expect(tooLarge.map(({ page, kilobytes }) => `${page}: ${kilobytes.toFixed(1)} kB`)).toEqual([]);
  // A manifest of another form would name nothing but the framework.
  expect(pages[0]?.kilobytes).toBeGreaterThan(140);
});
