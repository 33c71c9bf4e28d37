import { expect, test } from "./fixtures";
import { shareTab } from "./shared-tab";

test("a shared tab is as good as new for the next test, and refuses what cannot be undone", async ({
  ownPage: page,
  baseURL,
}) => {
  const { reset } = shareTab(page);
  const state = () =>
    page.evaluate(() => ({
      kept: localStorage.length + sessionStorage.length,
      cookie: document.cookie,
      isDark: matchMedia("(prefers-color-scheme: dark)").matches,
      isPrinted: matchMedia("print").matches,
      size: [innerWidth, innerHeight],
    }));
  await reset();
  await page.goto("/status");
  const fresh = await state();
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await page.route("**/status", (route) => route.abort());
  await page.context().addCookies([{ name: "theme", value: "dark", url: baseURL ?? "" }]);
  await page.evaluate(() => {
    localStorage.setItem("kept", "1");
    sessionStorage.setItem("kept", "1");
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  expect(await state()).not.toEqual(fresh);
  await reset();
  // The page before it made requests, too.
  requested.length = 0;
  await page.goto("/status");
  expect(await state()).toEqual(fresh);
  expect(requested).toEqual([]);
  for (const change of [
    () => page.addInitScript(""),
    () => page.clock.install(),
    () => page.context().grantPermissions([]),
  ])
    expect(change).toThrow('use "ownPage"');
});
