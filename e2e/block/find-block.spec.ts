import { expectWarmIsFree } from "../helpers/call-cost";
import { expect, test } from "../helpers/fixtures";
import { gotoInTime } from "../helpers/in-time";
import { expectToLookRight } from "../helpers/looks";

const HEAD = 50_000_000;
const NOON = Date.UTC(2026, 10, 1, 12) / 1_000;

/** A block every three seconds, the newest 30 s after noon; each spans ten million logical times. */
test.beforeEach(async ({ service }) => service.script({ headTime: NOON + 30 }));

test("the form opens the block of a time, with scripts or without", async ({
  page: withScripts,
  reader,
  network,
}) => {
  for (const page of [withScripts, reader]) {
    await page.goto(`/${network}/blocks`);
    await page.getByText("Find a block by time").click();
    await page.getByLabel("Time (UTC)", { exact: true }).fill("2026-11-01 12:00");
    await page.getByRole("button", { name: "Find" }).click();
    await expect(page).toHaveURL(`/${network}/block/${HEAD - 10}`);
  }
});

test("the form opens the block of the listed shard that contains a logical time", async ({
  reader: page,
  network,
}) => {
  await page.goto(`/${network}/blocks?workchain=0&shard=C000000000000000`);
  await page.getByText("Find a block by time").click();
  await expect(page.getByLabel(/^Shard \(optional\)/)).toHaveValue("C000000000000000");
  await page.getByLabel("Logical time").fill("499 999 910 000 007");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/${network}/block/0/C000000000000000/53999991`);
});

test("invalid input is answered with 422 and the reason at its field, with no call except for the newest block", async ({
  reader: page,
  network,
  service,
}) => {
  for (const [query, label, text] of [
    ["time=noon", "Time (UTC)", "“noon” is not a valid time of a block."],
    ["time=99999999999999", "Time (UTC)", "“99999999999999” is not a valid time"],
    ["lt=abc", "Logical time", "“abc” is not a number."],
    ["lt=9223372036854775808", "Logical time", "63 bits"],
    ["workchain=0&lt=5&shard=north", "Shard (optional)", "“north” is not a shard"],
    // An empty form: its empty fields are removed from the URL.
    ["workchain=-1&shard=&time=&lt=", "Time (UTC)", "Enter a time or a logical time."],
    ["time=2026-11-01&lt=5", "Logical time", "not both"],
  ] as const) {
    const response = await page.goto(`/${network}/blocks/find?${query}`);
    expect([query, response?.status()]).toEqual([query, 422]);
    const field = page.getByLabel(label, { exact: true });
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription(new RegExp(text));
  }
  expect((await service.calls()).filter(({ path }) => path !== "masterchainInfo")).toEqual([]);
});

test("a time without a block is answered with 404, and the form keeps what was typed", async ({
  reader: page,
  network,
  service,
}) => {
  const response = await gotoInTime(page, `/${network}/blocks/find?lt=900000000000000000`);
  expect(response?.status()).toBe(404);
  await expect(page.getByText("no block of this chain at that time")).toBeVisible();
  await expect(page.getByLabel("Logical time")).toHaveValue("900000000000000000");
  expect(await service.calls({ path: "blocks" })).toEqual([]);
});

test("while nodes fail the index finds a block by time, but not by logical time", async ({
  reader: page,
  network,
  service,
}) => {
  await service.script({
    headTime: NOON + 30,
    rules: [{ match: { version: "v2" }, fault: { kind: "status", status: 500 } }],
  });
  await page.goto(`/${network}/blocks/find?time=${NOON}`);
  await expect(page).toHaveURL(`/${network}/block/${HEAD - 10}`);
  const response = await gotoInTime(page, `/${network}/blocks/find?lt=5`);
  expect(response?.status()).toBe(502);
  await expect(page.getByText(/Data service error/)).toBeVisible();
});

test("a lookup makes at most three calls with a cold cache and none with a warm one, one of them lookupBlock", async ({
  request,
  network,
  service,
}) => {
  await expectWarmIsFree(service, () =>
    request.get(`/${network}/blocks/find?time=${NOON}`, { maxRedirects: 0 }),
  );
  expect(await service.calls({ path: "lookupBlock" })).toHaveLength(1);
});

for (const query of ["", "?lt=abc&workchain=0"]) {
  test(`/blocks/find${query} looks right`, async ({ page, network }) => {
    await expectToLookRight(page, `/${network}/blocks/find${query}`);
  });
}
