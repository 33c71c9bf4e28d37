import { expect, test } from "../helpers/fixtures";

test("a page is open for a test when its late parts are in their place @waits", async ({
  ownPage: page,
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
