import { readFileSync } from "node:fs";
import { expect, test } from "../helpers/fixtures";
import { SITE } from "../helpers/site";
import { upstream } from "../upstream/control";

/**
 * The pictures in README. Each run creates them in test-results; `SCREENS=keep npm test` puts them where README shows
 * them.
 */

const KEPT = "docs/screens";
const FOLDER = process.env["SCREENS"] === "keep" ? KEPT : "test-results/screens";

const SCREENS = [
  { file: "home.png", name: "home", colorScheme: "light", width: 1280, height: 800 },
  { file: "transaction.png", name: "transaction", colorScheme: "dark", width: 1280, height: 800 },
  { file: "account.png", name: "account", colorScheme: "light", width: 390, height: 844 },
] as const;

for (const { file, name, colorScheme, width, height } of SCREENS) {
  test(`README shows ${file}`, async ({ browser }) => {
    const shown = SITE.find((one) => one.name === name);
    const context = await browser.newContext({ colorScheme, viewport: { width, height } });
    const page = await context.newPage();
    await page.goto(shown?.path(await upstream("mainnet").facts()) || "/", {
      waitUntil: "networkidle",
    });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.screenshot({ path: `${FOLDER}/${file}`, animations: "disabled" });
    expect(readFileSync("README.md", "utf8")).toContain(`${KEPT}/${file}`);
    await context.close();
  });
}
