import { expect, test } from "./fixtures";
import { layoutShift } from "./layout-shift";

test("the layout shift of a page includes what moved before it was asked for", async ({ page }) => {
  await page.goto("/nosuch/page");
  const before = await layoutShift(page);
  await page.evaluate(() => {
    const pushing = document.createElement("div");
    pushing.style.height = "300px";
    document.body.prepend(pushing);
  });
  await expect.poll(() => layoutShift(page)).toBeGreaterThan(before + 0.1);
});
