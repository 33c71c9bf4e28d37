import { beginCell, Cell } from "@ton/core";
import { expect, test } from "./fixtures";
import { expectToLookRight } from "./looks";

/** Bags of cells: in the address, pasted, broken, large, deep, and shared more often than can be counted. */

const COMMENT = beginCell().storeUint(0, 32).storeStringTail("Hello \u202Eolleh").endCell();
const TRANSFER = beginCell().storeUint(0x0f8a7ea5, 32).storeUint(7, 64).storeRef(COMMENT).endCell();

function url(cell: Cell): string {
  return cell.toBoc().toString("base64url");
}

function chain(cells: number): Cell {
  let cell = beginCell().storeUint(0, 32).endCell();
  for (let depth = 1; depth < cells; depth += 1)
    cell = beginCell().storeUint(depth, 32).storeRef(cell).endCell();
  return cell;
}

/** Written out as a tree it would have 4 to the power of 40 cells. */
function shared(): Cell {
  let cell = beginCell().storeUint(1, 8).endCell();
  for (let depth = 0; depth < 40; depth += 1) {
    const builder = beginCell();
    for (let ref = 0; ref < 4; ref += 1) builder.storeRef(cell);
    cell = builder.endCell();
  }
  return cell;
}

/** Thousands of different cells. */
function wide(): Cell {
  const leaves = Array.from({ length: 4 ** 6 }, (_, place) => beginCell().storeUint(place, 256).endCell());
  let level = leaves;
  while (level.length > 1) {
    level = Array.from({ length: level.length / 4 }, (_, at) => {
      const builder = beginCell();
      for (const child of level.slice(at * 4, at * 4 + 4)) builder.storeRef(child);
      return builder.endCell();
    });
  }
  return level[0] ?? Cell.EMPTY;
}

test("a bag in the address is read by the server, without a call to any service", async ({
  browser,
  network,
  service,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const response = await page.goto(`/${network}/decode?boc=${url(TRANSFER)}`);
  expect(response?.status()).toBe(200);
  const main = page.getByRole("main");
  await expect(main).toContainText("0x0f8a7ea5 jetton_transfer");
  await expect(main.getByText("Cell 1")).toBeVisible();
  await expect(main).toContainText(COMMENT.hash().toString("hex"));
  expect(await service.calls({ path: /^(?!masterchainInfo)/ })).toEqual([]);
  await context.close();
});

test("a text is shown as what it is", async ({ page, network }) => {
  await page.goto(`/${network}/decode?boc=${url(COMMENT)}`);
  await expect(page.getByRole("definition").filter({ hasText: "Hello" })).toContainText(
    "Hello [U+202E]olleh",
  );
});

test("every spelling leads to one address", async ({ request, network }) => {
  for (const typed of [
    TRANSFER.toBoc().toString("hex"),
    encodeURIComponent(TRANSFER.toBoc().toString("base64")),
  ]) {
    const response = await request.get(`/${network}/decode?boc=${typed}`, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(response.headers()["location"]).toBe(`/${network}/decode?boc=${url(TRANSFER)}`);
  }
});

test("the form works without JavaScript", async ({ browser, network }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/${network}/decode`);
  await page.getByLabel("BoC in hex or base64").fill(TRANSFER.toBoc().toString("hex"));
  await page.getByRole("button", { name: "Decode" }).click();
  await expect(page.getByRole("main").getByText("Cell 1")).toBeVisible();
  await context.close();
});

for (const [what, text, says] of [
  ["a letter that is in no alphabet", "te6cck!!", 'character 7 ("!") is used by neither'],
  ["what is something else", "00".repeat(20), "byte 0 should begin b5ee9c72"],
  ["half of a bag", TRANSFER.toBoc().toString("hex").slice(0, 60), "bytes long and declares"],
] as const) {
  test(`${what} is refused, with what is wrong and where`, async ({ page, network }) => {
    const response = await page.goto(`/${network}/decode?boc=${encodeURIComponent(text)}`);
    expect(response?.status()).toBe(422);
    await expect(page.getByText(says)).toBeVisible();
    await expect(page.getByText("hex, with or without 0x, base64, base64url")).toBeVisible();
    await expect(page.getByLabel("BoC in hex or base64")).toHaveValue(text);
  });
}

test("what is pasted is decoded in place, a part of it can be copied, and read again", async ({
  page,
  context,
  network,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`/${network}/decode`);
  await page.getByLabel("BoC in hex or base64").fill(TRANSFER.toBoc().toString("base64"));
  await page.getByRole("button", { name: "Decode" }).click();
  await expect(page).toHaveURL(/\/decode\?boc=te6cc/);
  await page.getByRole("button", { name: "Copy cell 1 and its subtree as BoC" }).click();
  await expect
    .poll(async () => {
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      const [cell] =
        copied === "" ? [] : Cell.fromBase64(copied).asSlice().remainingRefs === 0 ? [copied] : [];
      return cell === undefined ? null : Cell.fromBase64(cell).hash().toString("hex");
    })
    .toBe(COMMENT.hash().toString("hex"));
});

for (const [what, cell, count] of [
  ["a deep one", chain(1_000), "1000"],
  ["a wide one", wide(), "5461"],
  ["a shared one", shared(), "41"],
] as const) {
  test(`${what} is read in the browser from behind the number sign, and comes in parts`, async ({
    page,
    network,
    service,
  }) => {
    await page.goto(`/${network}/decode#boc=${url(cell)}`);
    const cells = page.getByRole("definition").first();
    await expect(cells).toHaveText(count, { timeout: 20_000 });
    await expect(page.getByText(cell.hash().toString("hex")).first()).toBeAttached();
    const before = await page.getByRole("main").getByRole("listitem").count();
    expect(before).toBe(100);
    await page.getByRole("button", { name: /^Show \d+ more$/ }).click();
    expect(await page.getByRole("main").getByRole("listitem").count()).toBeGreaterThan(before);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(1280);
    expect(await service.calls({ path: /^(?!masterchainInfo)/ })).toEqual([]);
  });
}

test("a long one that is pasted goes behind the number sign", async ({ page, network }) => {
  await page.goto(`/${network}/decode`);
  await page.getByLabel("BoC in hex or base64").fill(chain(1_000).toBoc().toString("hex"));
  await page.getByRole("button", { name: "Decode" }).click();
  await expect(page.getByRole("definition").first()).toHaveText("1000", { timeout: 20_000 });
  expect(page.url()).toContain("/decode#boc=te6cc");
});

test("rubbish behind the number sign is refused as well", async ({ page, network }) => {
  await page.goto(`/${network}/decode#boc=te6cc%`);
  await expect(page.getByText("Not recognized")).toBeVisible();
});

for (const [what, query] of [
  ["a transfer", `?boc=${url(TRANSFER)}`],
  ["a deep tree", `?boc=${url(chain(20))}`],
  ["what cannot be read", "?boc=te6cc!"],
] as const) {
  test(`${what} looks right`, async ({ browser, network }) => {
    await expectToLookRight(browser, `/${network}/decode${query}`);
  });
}
