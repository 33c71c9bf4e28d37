import { expect, test } from "../helpers/fixtures";
import { SITE } from "../helpers/site";

/** Late parts have their space reserved from the start: nothing on screen moves when they arrive. */

/** Pages whose head, or whose only part, is made from several answers of the service. */
const PAGES = [
  "account",
  "transaction",
  "holders of a jetton",
  "NFT",
  "NFT collection",
  "domain",
  "multisig",
  "vesting",
  "shards",
  "pending",
  "charts of an account",
  "charts",
  "validators",
  "nominator pool",
];

const MOST_SHIFT = 0.01;

for (const { name, path, content } of SITE.filter((one) => PAGES.includes(one.name)))
  test(`late parts of the ${name} page shift nothing on a phone`, async ({ page, network, service }) => {
    const facts = await service.facts();
    await service.script({ rules: [{ match: { version: "v3" }, fault: { kind: "delay", ms: 1_500 } }] });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(() => {
      let sum = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) sum += "value" in entry ? Number(entry.value) : 0;
        document.documentElement.dataset["shift"] = String(sum);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(`/${network}${path(facts)}`, { waitUntil: "networkidle" });
    await expect(content(page)).toBeAttached();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    const shift = Number((await page.locator("html").getAttribute("data-shift")) ?? 0);
    expect(shift).toBeLessThanOrEqual(MOST_SHIFT);
  });

test("a page is open for a test when its late parts are in their place", async ({
  page,
  network,
  service,
}) => {
  const { busyAccount } = await service.facts();
  await service.script({ rules: [{ match: { version: "v3" }, fault: { kind: "delay", ms: 1_500 } }] });
  // React puts late parts in their place with the next frame or a timer; a busy machine is late with both.
  await page.addInitScript(() => {
    const start = window.setTimeout.bind(window);
    const startLate = (run: () => void, ms = 0) => start(run, ms + 2_000);
    const draw = window.requestAnimationFrame.bind(window);
    const drawLate = (run: FrameRequestCallback) => start(() => draw(run), 2_000);
    Object.assign(window, { setTimeout: startLate, requestAnimationFrame: drawLate });
  });
  await page.goto(`/${network}/account/${busyAccount}`);
  expect(await page.locator("h1 [data-entity]").count()).toBe(1);
});

test("every page of these tests is in SITE", () => {
  const names = new Set(SITE.map(({ name }) => name));
  expect(PAGES.filter((name) => !names.has(name))).toEqual([]);
});
