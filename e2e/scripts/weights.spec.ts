import { expect, test } from "../helpers/fixtures";
import { pageWeights, SCRIPT_BUDGET } from "../../scripts/page-weights.mjs";

test("no page loads more scripts than its budget", () => {
  // The gallery shows all parts at once.
  const pages = pageWeights().filter(({ page }) => !page.startsWith("/[network]/ui"));
  expect(pages.length).toBeGreaterThan(30);
  const tooLarge = pages.filter(({ kilobytes }) => kilobytes > SCRIPT_BUDGET);
  expect(tooLarge.map(({ page, kilobytes }) => `${page}: ${kilobytes.toFixed(1)} kB`)).toEqual([]);
  // With another manifest format only the framework would be counted.
  expect(pages[0]?.kilobytes).toBeGreaterThan(140);
});
