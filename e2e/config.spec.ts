import { expectWarmIsFree } from "./call-cost";
import { expect, test } from "./fixtures";
import { fetchPage } from "./html";
import { fetchInTime } from "./in-time";

test("every parameter is on the page, and one that is not known too", async ({ request, network }) => {
  const { words } = await fetchPage(request, `/${network}/config`);
  for (const text of ["Gas prices, basechain", "400 nano", "capDeferMessages", "Unknown parameter"])
    expect(words).toContain(text);
});

test("the search finds names, numbers and values", async ({ request, network }) => {
  for (const [query, found, absent] of [
    ["suspended", "Suspended addresses", "Election timing"],
    ["%2334", "Current validators", "Election timing"],
    ["capDeferMessages", "Network version", "Election timing"],
  ] as const) {
    const { words } = await fetchPage(request, `/${network}/config?q=${query}`);
    expect(words).toContain(found);
    expect(words).not.toContain(absent);
  }
  const { words } = await fetchPage(request, `/${network}/config?q=nonsense`);
  expect(words).toContain("No matching parameters.");
});

test("a link to a parameter opens it, and leads to all of it", async ({ page, network }) => {
  await page.goto(`/${network}/config#p44`);
  const suspended = page.locator("#p44");
  await expect(suspended).toBeVisible();
  await suspended.getByRole("link", { name: /raw cell/i }).click();
  await expect(page).toHaveURL(`/${network}/config/44`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("44 Suspended addresses");
});

test("two blocks are compared with two calls", async ({ request, network, service }) => {
  const load = async () => {
    const { words } = await fetchPage(request, `/${network}/config?from=49999000&to=49999500`);
    expect(words).toContain("No differences");
  };
  // One of them is for the newest block in the footer.
  expect(await expectWarmIsFree(service, load)).toBeLessThanOrEqual(3);
});

test("what is no block or no parameter is said", async ({ request, network }) => {
  const wrong = await fetchInTime(request, `/${network}/config?seqno=abc`);
  expect([wrong.status, wrong.words.includes("is not the number of a masterchain block")]).toEqual([
    422,
    true,
  ]);
  for (const parameter of ["777", "034", "abc"])
    expect((await fetchInTime(request, `/${network}/config/${parameter}`)).status).toBe(404);
});

test("a block leads to the configuration of its time", async ({ page, network, service }) => {
  const { head } = await service.facts();
  await page.goto(`/${network}/block/${head.seqno - 20}`);
  await page.getByRole("link", { name: "All parameters" }).click();
  await expect(page).toHaveURL(`/${network}/config?seqno=${head.seqno - 20}`);
  await expect(page.getByText("Current validators", { exact: true })).toBeVisible();
});
