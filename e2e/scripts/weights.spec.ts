import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "../helpers/fixtures";
import { pageWeights, SCRIPT_BUDGET } from "../../scripts/page-weights.mjs";
import { ROOT } from "../../scripts/run.mjs";

test("no page loads more scripts than its budget", () => {
  // The gallery shows all parts at once.
  const pages = pageWeights().filter(({ page }) => !page.startsWith("/[network]/ui"));
  expect(pages.length).toBeGreaterThan(30);
  const tooLarge = pages.filter(({ kilobytes }) => kilobytes > SCRIPT_BUDGET);
  expect(tooLarge.map(({ page, kilobytes }) => `${page}: ${kilobytes.toFixed(1)} kB`)).toEqual([]);
  // With another manifest format only the framework would be counted.
  expect(pages[0]?.kilobytes).toBeGreaterThan(140);
});

test("the script that keeps early clicks is in pages, and not in what they load as well", async ({
  request,
  network,
}) => {
  const part = "button[type=button]";
  expect(await (await request.get(`/${network}`)).text()).toContain(part);
  const folder = join(ROOT, ".next/static/chunks");
  const scripts = readdirSync(folder).filter((name) => name.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(10);
  expect(scripts.filter((name) => readFileSync(join(folder, name), "utf8").includes(part))).toEqual([]);
});

/** Otherwise a list that adds rows has the styles of its other rows computed, too, even if the selector matches nothing there. */
test("no selector applies to all elements of one that has others, or to all siblings of a name", () => {
  const folder = join(ROOT, ".next/static/chunks");
  const styles = readdirSync(folder).filter((name) => name.endsWith(".css"));
  const selectors = styles.flatMap(
    (name) => readFileSync(join(folder, name), "utf8").match(/[^{};]+(?=\{)/g) ?? [],
  );
  const having = selectors.filter((selector) => selector.includes(":has("));
  expect(having.length).toBeGreaterThan(5);
  expect(having.filter((selector) => selector.includes("*"))).toEqual([]);
  expect(selectors.filter((selector) => /(?:^|[\s>+~,(])[a-z]+[+~][a-z*]/.test(selector))).toEqual([]);
});
