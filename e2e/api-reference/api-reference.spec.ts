import { expectTab } from "../helpers/expect-tab";
import { expect, test } from "../helpers/fixtures";
import { fetchPage } from "../helpers/html";

/** The API reference: its descriptions of operations, and the calls that it makes. */

test("without scripts the form makes a call, and its URL repeats it", async ({
  browser,
  network,
  service,
}) => {
  const { jettonMaster } = await service.facts();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/${network}/api?q=jetton+masters`);
  await page.getByRole("link", { name: "jetton/masters" }).click();
  await page.getByLabel("address", { exact: true }).fill(jettonMaster);
  await page.getByRole("button", { name: "Call" }).click();
  const answer = page.getByRole("region", { name: "answer", exact: true });
  await expect(answer).toContainText('"jetton_masters": [');
  await expect(page.getByText("HTTP 200")).toBeVisible();
  await page.getByRole("link", { name: "Open the answer" }).click();
  await expectTab(browser, new RegExp(`/api/${network}/v3/jetton/masters\\?address=`));
  await page.reload();
  await expect(answer).toContainText('"jetton_masters": [');
  await context.close();
});

test("refused and failed calls are shown with their HTTP status", async ({ request, network, service }) => {
  const refused = await fetchPage(request, `/${network}/api?op=v3.actions&call=1&limit=0`);
  expect(refused.allText).toContain("HTTP 422");
  await service.script({ rules: [{ fault: { kind: "status", status: 503 } }] });
  const failed = await fetchPage(request, `/${network}/api?op=v3.actions&call=1&limit=3`);
  expect(failed.status).toBe(200);
  expect(failed.allText).toMatch(/HTTP 50\d/);
});

test("a link does not call an operation that can change the chain", async ({ request, network, service }) => {
  const sent = await fetchPage(request, `/${network}/api?op=v2.sendBoc&call=1&boc=te6ccgEBAQEAAgAAAA%3D%3D`);
  expect(sent.allText).not.toContain("HTTP 2");
  expect(await service.calls({ path: /sendBoc/ })).toEqual([]);
});

test("the OpenAPI document describes the API of the network", async ({ request, network }) => {
  const response = await request.get(`/api/${network}/openapi.json`);
  expect(response.status()).toBe(200);
  expect(await response.json()).toMatchObject({ openapi: "3.1.1", servers: [{ url: `/api/${network}` }] });
});

test("an operation that does not exist is answered with 404", async ({ request, network }) => {
  expect((await fetchPage(request, `/${network}/api?op=v3.nothing`)).status).toBe(404);
});
