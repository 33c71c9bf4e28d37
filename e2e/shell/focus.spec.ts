import { expect, test } from "../helpers/fixtures";
import { openReady } from "../helpers/open-ready";
import type { UpstreamControl } from "../upstream/control";

/** The keyboard goes on from where it was, whatever disappears. */

test("“Load more” focuses the last row, from which the keyboard goes on to the new ones", async ({
  page,
  network,
  service,
}) => {
  await service.script({ lists: { blocks: 3 * 150 } });
  await openReady(page, `/${network}/blocks`);
  // Without scrolling, which would load them by itself.
  await page.getByRole("button", { name: "Load more" }).evaluate((button: HTMLElement) => {
    button.focus({ preventScroll: true });
    button.click();
  });
  await expect(page.getByText(/^Showing 1\d\d blocks$/)).toBeAttached();
  const place = await page.evaluate(() =>
    document.activeElement?.closest("tr")?.getAttribute("aria-rowindex"),
  );
  expect(Number(place)).toBeGreaterThanOrEqual(50);
});

/** A method whose arguments are not known. */
async function callOf(service: UpstreamControl): Promise<URLSearchParams> {
  const { busyAccount } = await service.facts();
  return new URLSearchParams({ address: busyAccount, method: "99999" });
}

test("an argument that is removed leaves the focus beside it", async ({ page, network, service }) => {
  await openReady(page, `/${network}/call?${await callOf(service)}`);
  await page.getByRole("button", { name: "Add argument" }).click();
  await page.getByRole("button", { name: "Remove argument 2" }).press("Enter");
  await expect(page.locator("ol[data-keeps-focus]")).toBeFocused();
});

test("a press elsewhere gives the focus up: what disappears later does not take it back", async ({
  page,
  network,
  service,
}) => {
  await openReady(page, `/${network}/call?${await callOf(service)}`);
  await page.getByRole("button", { name: "Add argument" }).click();
  const remove = page.getByRole("button", { name: "Remove argument 2" });
  await remove.focus();
  await page.getByRole("heading", { level: 1 }).click();
  await remove.evaluate((button: HTMLElement) => button.click());
  await expect(remove).toBeHidden();
  await expect(page.locator("ol[data-keeps-focus]")).not.toBeFocused();
});

test("a copy that the browser refuses is said, visibly", async ({ ownPage: page, network, service }) => {
  const { busyAccount } = await service.facts();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
    Object.defineProperty(document, "execCommand", { value: () => false });
  });
  await page.goto(`/${network}/account/${busyAccount}`);
  const said = page.locator("output", { hasText: "Not copied" });
  await page
    .getByRole("button", { name: /^Copy address/ })
    .first()
    .click();
  await expect(said).toBeVisible();
  await expect(said).toHaveCSS("position", "fixed");
});
