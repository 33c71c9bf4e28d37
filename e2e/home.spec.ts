import { expect, test } from "./fixtures";
import type { ScriptInput } from "./upstream/script";

/** The start: the newest block, the newest blocks, the newest transactions, all of them up to date. */

const failing = (path: string): ScriptInput => ({
  rules: [{ match: { path }, fault: { kind: "status", status: 500 } }],
});

test("shows the newest eight of both lists, with a way to all of them", async ({
  page,
  network,
  service,
}) => {
  const facts = await service.facts();
  await page.goto(`/${network}`);
  const blocks = page.getByRole("region", { name: "Latest blocks" });
  const transactions = page.getByRole("region", { name: "Latest transactions" });
  await expect(blocks.getByRole("rowheader")).toHaveCount(8);
  await expect(blocks.getByRole("rowheader").first()).toHaveText(String(facts.head.seqno));
  await expect(transactions.getByRole("rowheader")).toHaveCount(8);
  const hash = Buffer.from(facts.newestTransaction, "base64").toString("hex");
  await expect(transactions.getByRole("rowheader").first().getByRole("link")).toHaveAttribute(
    "href",
    `/${network}/tx/${hash}`,
  );
  await expect(blocks.getByRole("link", { name: "All blocks" })).toHaveAttribute(
    "href",
    `/${network}/blocks`,
  );
  await transactions.getByRole("link", { name: "All transactions" }).click();
  await expect(page).toHaveURL(`/${network}/transactions`);
});

test("new rows come by themselves, are marked, and move nothing", async ({ page, network, service }) => {
  await page.goto(`/${network}`);
  const first = page.getByRole("region", { name: "Latest blocks" }).getByRole("rowheader").first();
  const all = page.getByRole("link", { name: "All transactions" });
  const before = Number(await first.textContent());
  const place = await all.boundingBox();
  await service.advanceHead(2);
  await service.insertRows("transactions", 3);
  await expect
    .poll(async () => Number(await first.textContent()), { timeout: 20_000 })
    .toBeGreaterThan(before);
  await expect(first.locator("[data-new]")).toHaveCount(1);
  const transactions = page.getByRole("region", { name: "Latest transactions" });
  await expect(transactions.locator("[data-new]")).toHaveCount(3, { timeout: 20_000 });
  await expect(transactions.getByRole("rowheader")).toHaveCount(8);
  expect((await all.boundingBox())?.y).toBe(place?.y);
});

for (const [failed, title, other] of [
  ["blocks", "Latest blocks", "Latest transactions"],
  ["transactions", "Latest transactions", "Latest blocks"],
] as const) {
  test(`without the list of ${failed} the rest is there, and it comes when it can`, async ({
    page,
    network,
    service,
  }) => {
    await service.script(failing(failed));
    const response = await page.goto(`/${network}`);
    expect(response?.status()).toBe(200);
    await expect(page.getByTestId("head-seqno")).toBeVisible();
    const without = page.getByRole("region", { name: title });
    await expect(without.getByText("The data service has a problem")).toBeVisible();
    await expect(page.getByRole("region", { name: other }).getByRole("rowheader")).toHaveCount(8);
    await service.script({});
    await expect(without.getByRole("rowheader")).toHaveCount(8, { timeout: 20_000 });
    await expect(page.getByText("The data service has a problem")).toBeHidden();
  });
}

test("without the head the lists are there, and the status is that of the head", async ({
  page,
  network,
  service,
}) => {
  await service.script(failing("masterchainInfo"));
  const response = await page.goto(`/${network}`);
  expect(response?.status()).toBe(502);
  await expect(page.getByText("The data service has a problem")).toBeVisible();
  await expect(page.getByRole("region", { name: "Latest blocks" }).getByRole("rowheader")).toHaveCount(8);
});

test("one problem is said once", async ({ page, network, service }) => {
  await service.script({ rules: [{ fault: { kind: "status", status: 500 } }] });
  await page.goto(`/${network}`);
  await expect(page.getByText("The data service has a problem")).toHaveCount(1);
  await expect(page.getByText("They cannot be shown for the same reason.")).toHaveCount(2);
});

test("asks the service three times cold, and not at all warm", async ({ request, network, service }) => {
  await request.get(`/${network}`);
  expect(await service.totalCalls()).toBe(3);
  await request.get(`/${network}`);
  expect(await service.totalCalls()).toBe(3);
});

test("twenty visitors at once cost about as much as one", async ({ request, network, service }) => {
  await Promise.all(Array.from({ length: 20 }, () => request.get(`/${network}`)));
  expect(await service.totalCalls()).toBeLessThanOrEqual(2 * 3);
});

test("reads without scripts", async ({ browser, network }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/${network}`);
  await expect(page.getByRole("rowheader")).toHaveCount(16);
  await page.getByRole("link", { name: "All transactions" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Transactions of /);
  await context.close();
});

test("a tab that nobody sees asks for nothing", async ({ page, network, service }) => {
  await page.goto(`/${network}`);
  await service.waitForCalls(5);
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  asked.length = 0;
  // Longer than any of the parts waits in a tab that is seen.
  const quietUntil = Date.now() + 7_000;
  await expect.poll(() => Date.now(), { timeout: 10_000 }).toBeGreaterThan(quietUntil);
  expect(asked).toEqual([]);
});

test("is one column on a phone and two on a desk", async ({ page, network }) => {
  for (const [width, sideBySide] of [
    [320, false],
    [1440, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/${network}`);
    const blocks = await page.getByRole("region", { name: "Latest blocks" }).boundingBox();
    const transactions = await page.getByRole("region", { name: "Latest transactions" }).boundingBox();
    expect(blocks?.y === transactions?.y).toBe(sideBySide);
  }
});
