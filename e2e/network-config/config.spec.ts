import { expectWarmIsFree } from "../helpers/call-cost";
import { expect, test } from "../helpers/fixtures";
import { fetchPage } from "../helpers/html";
import { fetchInTime } from "../helpers/in-time";

test("the page shows parameters with their values, and unknown ones too", async ({ request, network }) => {
  const { allText } = await fetchPage(request, `/${network}/config`);
  for (const text of ["Gas prices, basechain", "400 nano", "capDeferMessages", "Unknown parameter"])
    expect(allText).toContain(text);
});

test("the search finds parameters by name, number and value", async ({ request, network }) => {
  for (const [query, found, absent] of [
    ["suspended", "Suspended addresses", "Election timing"],
    ["%2334", "Current validators", "Election timing"],
    ["capDeferMessages", "Network version", "Election timing"],
  ] as const) {
    const { allText } = await fetchPage(request, `/${network}/config?q=${query}`);
    expect(allText).toContain(found);
    expect(allText).not.toContain(absent);
  }
  const { allText } = await fetchPage(request, `/${network}/config?q=nonsense`);
  expect(allText).toContain("No matching parameters.");
});

test("a link to a parameter shows it, with a link to its raw cell", async ({ reader: page, network }) => {
  await page.goto(`/${network}/config#p44`);
  const suspended = page.locator("#p44");
  await expect(suspended).toBeVisible();
  await suspended.getByRole("link", { name: /raw cell/i }).click();
  await expect(page).toHaveURL(`/${network}/config/44`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("44 Suspended addresses");
});

test("a comparison of two blocks makes at most three calls with a cold cache and none with a warm one", async ({
  request,
  network,
  service,
}) => {
  const load = async () => {
    const { allText } = await fetchPage(request, `/${network}/config?from=49999000&to=49999500`);
    expect(allText).toContain("No differences");
  };
  // One of them is for the newest block in the footer.
  expect(await expectWarmIsFree(service, load)).toBeLessThanOrEqual(3);
});

test("an invalid block is answered with 422, an unknown parameter with 404", async ({ request, network }) => {
  const wrong = await fetchInTime(request, `/${network}/config?seqno=abc`);
  expect([wrong.status, wrong.allText.includes("is not the number of a masterchain block")]).toEqual([
    422,
    true,
  ]);
  for (const parameter of ["777", "034", "abc"])
    expect((await fetchInTime(request, `/${network}/config/${parameter}`)).status).toBe(404);
});

test("a block links to the configuration at that block", async ({ reader: page, network, service }) => {
  const { head } = await service.facts();
  await page.goto(`/${network}/block/${head.seqno - 20}`);
  await page.getByRole("link", { name: "All parameters" }).click();
  await expect(page).toHaveURL(`/${network}/config?seqno=${head.seqno - 20}`);
  await expect(page.getByText("Current validators", { exact: true })).toBeVisible();
});

test("the link to a page's data leads to the configuration at the block that the page shows", async ({
  page,
  network,
  service,
}) => {
  const { head } = await service.facts();
  const seqno = head.seqno - 20;
  await page.goto(`/${network}/config?seqno=${seqno}`);
  await page.getByRole("link", { name: "Data of this page" }).click();
  await expect(page).toHaveURL(`/${network}/api?op=v2.getConfigAll&call=1&seqno=${seqno}`);
});
