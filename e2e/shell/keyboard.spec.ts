import { expect, test } from "../helpers/fixtures";
import { openReady, shortcutSheet } from "../helpers/open-ready";

test("a question mark opens the sheet of shortcuts, and Escape closes it and restores the focus", async ({
  page,
}) => {
  await openReady(page, "/status");
  const link = page.getByRole("link", { name: "Status", exact: true });
  await link.focus();
  await page.keyboard.press("?");
  await expect(shortcutSheet(page)).toBeVisible();
  for (const what of ["Search", "All blocks", "Next row", "Copy address or hash"])
    await expect(shortcutSheet(page).getByText(what, { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(shortcutSheet(page)).toBeHidden();
  await expect(link).toBeFocused();
});

test("the sheet closes on its button and on a click outside of it", async ({ page }) => {
  await openReady(page, "/status");
  for (const close of [
    () => shortcutSheet(page).getByRole("button", { name: "Close" }).click(),
    () => page.mouse.click(5, 5),
  ]) {
    await page.keyboard.press("?");
    await expect(shortcutSheet(page)).toBeVisible();
    await close();
    await expect(shortcutSheet(page)).toBeHidden();
  }
});

test("the sheet can be opened again before the browser has reported that it is closed", async ({ page }) => {
  await openReady(page, "/status");
  await page.keyboard.press("?");
  await expect(shortcutSheet(page)).toBeVisible();
  await shortcutSheet(page)
    .getByRole("button", { name: "Close" })
    .evaluate(async (button: HTMLElement) => {
      button.click();
      await new Promise((resolve) => setTimeout(resolve));
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "?", bubbles: true }));
    });
  // After the frame in which browsers report it.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await expect(shortcutSheet(page)).toBeVisible();
});

test("g and a letter open a page of the same network, on keyboards with other letters too", async ({
  page,
  network,
}) => {
  await openReady(page, `/${network}/status`);
  await page.keyboard.press("g");
  await page.keyboard.press("b");
  await expect(page).toHaveURL(`/${network}/blocks`);
  await page.keyboard.press("g");
  await page.keyboard.press("h");
  await expect(page).toHaveURL(`/${network}`);
  await page.evaluate(() => {
    for (const [key, code] of [
      ["п", "KeyG"],
      ["ы", "KeyS"],
    ] as const)
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key, code, bubbles: true }));
  });
  await expect(page).toHaveURL(`/${network}/status`);
});

test("a letter without g before it does nothing, and neither does any shortcut below the open sheet", async ({
  page,
}) => {
  await openReady(page, "/search");
  for (const key of ["b", "s", "g", "x", "b", "Control+g", "b"]) await page.keyboard.press(key);
  await page.keyboard.press("?");
  await expect(shortcutSheet(page)).toBeVisible();
  // The sheet covers everything: keys do not apply to the page below it.
  await page.keyboard.press("g");
  await page.keyboard.press("b");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/search");
});

test("keys that are pressed in a field are entered as text", async ({ page }) => {
  await openReady(page, "/search");
  for (const field of ["input", "textarea", "div"]) {
    await page.evaluate((name) => {
      const element = document.createElement(name);
      if (name === "div") element.contentEditable = "true";
      element.id = "typed-into";
      document.querySelector("main")?.replaceChildren(element);
      element.focus();
    }, field);
    await page.keyboard.type("?g b");
    await expect(page).toHaveURL("/search");
    expect(
      await page
        .locator("#typed-into")
        .evaluate((element) => ("value" in element ? element.value : element.textContent)),
    ).toMatch(/^\?g\sb$/);
    await expect(shortcutSheet(page)).toBeHidden();
  }
});

test("single-key shortcuts can be switched off, and the button still opens the sheet", async ({ page }) => {
  await page.goto("/search");
  await page.locator("summary", { hasText: "Settings" }).click();
  await page.getByRole("group", { name: "Single-key shortcuts" }).getByLabel("Off").check();
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-shortcuts", "off");
  await page.goto("/status");
  await page.getByRole("button", { name: "Keyboard shortcuts" }).click();
  await expect(shortcutSheet(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(shortcutSheet(page)).toBeHidden();
  for (const key of ["/", "?", "g", "b"]) await page.keyboard.press(key);
  await expect(page).toHaveURL(/\/status$/);
  await expect(shortcutSheet(page)).toBeHidden();
  await expect(page.locator("header input[name=q]")).not.toBeFocused();
});

test("keyboard focus shows the whole of a shortened value in a tip, which Escape closes", async ({
  page,
}) => {
  await openReady(page, "/ui");
  const account = page.locator("dt", { hasText: "Account in a line" }).locator("+ dd");
  const link = account.getByRole("link");
  const whole = (await link.textContent()) ?? "";
  expect(whole).toHaveLength(48);
  // Starts from the link before it. A tip closes when the page scrolls, so the page scrolls there first.
  await page.getByRole("region", { name: "Choices and meters" }).getByRole("link").last().focus();
  await link.scrollIntoViewIfNeeded();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  const isThere = () => link.evaluate((element) => element === document.activeElement);
  for (let steps = 0; steps < 20 && !(await isThere()); steps++) await page.keyboard.press("Tab");
  const tip = page.getByRole("tooltip");
  await expect(tip).toHaveText(whole);
  await page.keyboard.press("Escape");
  await expect(tip).toBeHidden();
  await expect(link).toBeFocused();
  expect(await link.locator("[title]").getAttribute("title")).toBe(whole);
  await page.keyboard.press("Tab");
  await expect(account.getByRole("button", { name: /^Copy address/ })).toBeFocused();
  await expect(tip).toHaveText(whole);
  await page.keyboard.press("Tab");
  await expect(tip).not.toHaveText(whole);
});

test("the tip of a focused value stays when the page changes under a resting pointer", async ({
  ownPage: page,
}) => {
  await page.clock.install();
  await openReady(page, "/ui");
  const link = page.locator("dt", { hasText: "Account in a line" }).locator("+ dd").getByRole("link");
  const tip = page.getByRole("tooltip");
  await link.scrollIntoViewIfNeeded();
  await page.mouse.move(200, 300);
  await page.keyboard.press("Shift");
  await link.focus();
  await expect(tip).toBeVisible();
  await page.evaluate(async () => {
    const cover = document.createElement("div");
    cover.style.cssText = "position: fixed; inset: 0; z-index: 100";
    const isUnderPointer = new Promise((resolve) => cover.addEventListener("pointerover", resolve));
    document.body.append(cover);
    await isUnderPointer;
  });
  await page.clock.runFor(1_000);
  await expect(tip).toBeVisible();
  await page.mouse.move(210, 300);
  await page.clock.runFor(1_000);
  await expect(tip).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(tip).toBeHidden();
});

test("a tip stays while the pointer is on it", async ({ page }) => {
  await openReady(page, "/ui");
  const link = page.locator("dt", { hasText: "Account in a line" }).locator("+ dd").getByRole("link");
  const tip = page.getByRole("tooltip");
  await link.hover();
  await expect(tip).toBeVisible();
  const box = await tip.boundingBox();
  await tip.hover();
  await expect(tip).toBeVisible();
  expect(await tip.boundingBox()).toEqual(box);
  await page.mouse.move(0, 0);
  await expect(tip).toBeHidden();
});

test("an open menu closes on Escape, which focuses its name, and on a click elsewhere", async ({ page }) => {
  await openReady(page, "/search");
  const name = page.locator("summary", { hasText: "Settings" });
  const apply = page.getByRole("button", { name: "Apply" });
  await name.click();
  await page.getByRole("radio", { name: "Dark" }).focus();
  await page.keyboard.press("Escape");
  await expect(apply).toBeHidden();
  await expect(name).toBeFocused();
  await name.click();
  await expect(apply).toBeVisible();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(apply).toBeHidden();
});
