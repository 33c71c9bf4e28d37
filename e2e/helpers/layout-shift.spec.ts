import { expect, test } from "./fixtures";
import { expectNoShift, layoutShifts, sumOf } from "./layout-shift";

test("the layout shifts of a page include what moved before they were asked for", async ({ page }) => {
  await page.goto("/nosuch/page");
  const before = sumOf(await layoutShifts(page));
  await page.evaluate(() => {
    const pushing = document.createElement("div");
    pushing.style.height = "300px";
    document.body.prepend(pushing);
  });
  await expect.poll(async () => sumOf(await layoutShifts(page))).toBeGreaterThan(before + 0.1);
  // Its message names the elements and their places.
  await expect(expectNoShift(page)).rejects.toThrow(/what moved: [^]*→/);
});
