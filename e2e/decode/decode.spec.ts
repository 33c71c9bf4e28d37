import { beginCell, Cell } from "@ton/core";
import { expect, test } from "../helpers/fixtures";
import { fetchInTime } from "../helpers/in-time";
import { expectToLookRight } from "../helpers/looks";

/** Bags of cells: in the URL, pasted, broken, large, deep, and with more shared references than can be expanded. */

const COMMENT = beginCell().storeUint(0, 32).storeStringTail("Hello \u202Eolleh").endCell();
const TRANSFER = beginCell().storeUint(0x0f8a7ea5, 32).storeUint(7, 64).storeRef(COMMENT).endCell();

const FIELD = /^BoC, opcode, address/;

function url(cell: Cell): string {
  return cell.toBoc().toString("base64url");
}

function chain(cells: number): Cell {
  let cell = beginCell().storeUint(0, 32).endCell();
  for (let depth = 1; depth < cells; depth += 1)
    cell = beginCell().storeUint(depth, 32).storeRef(cell).endCell();
  return cell;
}

function withLongTree(): Cell {
  return beginCell()
    .storeUint(0x0f8a7ea5, 32)
    .storeUint(7, 64)
    .storeRef(COMMENT)
    .storeRef(chain(170))
    .endCell();
}

/** As a tree it would have 4 to the power of 40 cells. */
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

test("a BoC in the URL is decoded by the server without scripts, with one call for the service's decoding", async ({
  reader: page,
  network,
  service,
}) => {
  const response = await page.goto(`/${network}/decode?boc=${url(TRANSFER)}`);
  expect(response?.status()).toBe(200);
  const main = page.getByRole("main");
  await expect(main).toContainText("Jetton transfer");
  await expect(main.getByText("Cell 1")).toBeVisible();
  await expect(main).toContainText(COMMENT.hash().toString("hex"));
  expect((await service.calls({ path: /^(?!masterchainInfo)/ })).map(({ path }) => path)).toEqual(["decode"]);
});

test("a comment is shown as text, with its control characters", async ({ reader: page, network }) => {
  await page.goto(`/${network}/decode?boc=${url(COMMENT)}`);
  await expect(page.getByRole("region", { name: "Message body" })).toContainText("Hello [U+202E]olleh");
});

test("every spelling of a BoC redirects to one URL", async ({ request, network }) => {
  for (const typed of [
    TRANSFER.toBoc().toString("hex"),
    encodeURIComponent(TRANSFER.toBoc().toString("base64")),
  ]) {
    const response = await request.get(`/${network}/decode?boc=${typed}`, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(response.headers()["location"]).toBe(`/${network}/decode?boc=${url(TRANSFER)}`);
  }
});

test("without JavaScript long input is decoded in the response, and short input leads to its link", async ({
  reader: page,
  network,
}) => {
  await page.goto(`/${network}/decode`);
  for (const [text, content, query] of [
    [chain(600).toBoc().toString("base64"), "Cell 5", /decode$/],
    [TRANSFER.toBoc().toString("hex"), "Cell 1", /\?boc=te6cc/],
    ["0x0f8a7ea5", "jetton_transfer", /\?q=0x0f8a7ea5$/],
  ] as const) {
    await page.getByLabel(FIELD).fill(text);
    await page.getByRole("button", { name: "Decode" }).click();
    await expect(page.getByRole("main").getByText(content, { exact: true }).first()).toBeVisible();
    expect(page.url()).toMatch(query);
  }
});

test("invalid input is answered with 422 and the problem, and stays in the field", async ({
  request,
  network,
}) => {
  for (const [text, says] of [
    ["te6cck!!", 'character 7 ("!") is used by neither'],
    ["b5ee9c72", "byte 0 should begin b5ee9c72"],
    [TRANSFER.toBoc().toString("hex").slice(0, 60), "bytes long and declares"],
  ] as const) {
    const sent = await fetchInTime(request, `/${network}/decode?boc=${encodeURIComponent(text)}`);
    expect([text, sent.status]).toEqual([text, 422]);
    expect(sent.text).toContain(says);
    expect(sent.text).toContain("hex, with or without 0x, base64, base64url");
    const [, field] = /<textarea [^>]*>(.*?)<\/textarea>/s.exec(sent.markup) ?? [];
    expect(field).toBe(text);
  }
});

test("input in the form leads to its link, and the subtree of a cell can be copied as a BoC", async ({
  ownPage: page,
  context,
  network,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`/${network}/decode`);
  await page.getByLabel(FIELD).fill(TRANSFER.toBoc().toString("base64"));
  await page.getByRole("button", { name: "Decode" }).click();
  await expect(page).toHaveURL(/\/decode\?boc=te6cc/);
  await page.getByRole("button", { name: "Copy cell 1 and its subtree as BoC", exact: true }).click();
  await expect
    .poll(async () => {
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      const [cell] =
        copied === "" ? [] : Cell.fromBase64(copied).asSlice().remainingRefs === 0 ? [copied] : [];
      return cell === undefined ? null : Cell.fromBase64(cell).hash().toString("hex");
    })
    .toBe(COMMENT.hash().toString("hex"));
});

test("opcodes, methods, addresses, hashes and amounts are recognized and shown in their other forms", async ({
  request,
  network,
}) => {
  for (const [typed, ...says] of [
    ["0x0f8a7ea5", "jetton_transfer", "TEP-74", "260734629"],
    ["0x0f8a7ea5 0x178d4519", "jetton_transfer", "jetton_internal_transfer"],
    ["97026", "get_wallet_data", "0x17b02"],
    ["get_wallet_data", "97026"],
    ["excesses query_id:uint64 = InternalMsgBody;", "0xd53276db", "0x553276db"],
    [`0:${"33".repeat(32)}`, "EQAzMzMz", "UQAzMzMz"],
    ["11".repeat(32), "ERERERERERERERERERERERERERERERERERERERERERE=", "Could also be"],
    ["1.5", "1500000000"],
  ] as const) {
    const response = await request.get(`/${network}/decode?q=${encodeURIComponent(typed)}`);
    expect(response.status()).toBe(200);
    const html = await response.text();
    for (const text of says) expect(html, typed).toContain(text);
  }
});

test("a different decoding by the service is shown beside ours", async ({
  reader: page,
  network,
  service,
}) => {
  const value = { opcodes: ["something_else"], bodies: [] };
  await service.script({
    rules: [{ match: { path: "decode" }, fault: { kind: "wrongType", path: "", value } }],
  });
  await page.goto(`/${network}/decode?q=0x0f8a7ea5`);
  const theirs = page.getByRole("region", { name: "Data service" });
  await expect(theirs).toContainText("something_else (here: jetton_transfer)");
});

test("BoCs in the URL's fragment are decoded in the browser, and only their visible lines are rendered; an invalid one is reported", async ({
  page,
  network,
  service,
}) => {
  for (const [cell, count] of [
    [chain(1_000), /^1000$/],
    [shared(), /^41$/],
  ] as const) {
    await page.goto(`/${network}/decode#boc=${url(cell)}`);
    const cells = page.getByRole("definition").filter({ hasText: count }).first();
    await expect(cells).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText(cell.hash().toString("hex")).first()).toBeAttached();
    expect(await page.getByRole("main").getByRole("listitem").count()).toBeLessThan(200);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(1280);
  }
  expect(await service.calls({ path: /^(?!masterchainInfo)/ })).toEqual([]);
  await page.goto(`/${network}/decode#boc=te6cc%`);
  await expect(page.getByText("Not recognized")).toBeVisible();
});

test("long input goes from the form into the URL's fragment, and a file is decoded in the browser, whose cells can be scrolled to and selected", async ({
  page,
  network,
}) => {
  await page.goto(`/${network}/decode`);
  await page.getByLabel(FIELD).fill(chain(1_000).toBoc().toString("hex"));
  await page.getByRole("button", { name: "Decode" }).click();
  const cellsOf = (count: RegExp) => page.getByRole("definition").filter({ hasText: count }).first();
  await expect(cellsOf(/^1000$/)).toBeVisible({ timeout: 20_000 });
  expect(page.url()).toContain("/decode#boc=te6cc");
  await page
    .getByLabel("Open file")
    .setInputFiles({ name: "wide.boc", mimeType: "application/octet-stream", buffer: wide().toBoc() });
  await expect(page.getByRole("heading", { name: "Unknown layout" })).toBeVisible({ timeout: 20_000 });
  await expect(cellsOf(/^5461$/)).toBeVisible({ timeout: 20_000 });
  expect(await page.getByRole("main").getByRole("listitem").count()).toBeLessThan(200);
  const cells = page.getByRole("region", { name: "Cell tree" });
  await cells.evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
  await cells.getByRole("button", { name: /^Cell 5,460 / }).click();
  await expect(page.getByText("Cell 5460", { exact: true })).toBeVisible();
});

for (const [what, query, widths] of [
  ["a transfer with a long tree", `?boc=${url(withLongTree())}`, undefined],
  ["an address", "?q=Ef8zMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzM0vF", [320, 1440]],
  ["a list of opcodes", "?q=0x0f8a7ea5%200x178d4519", [320, 1440]],
] as const) {
  test(`${what} looks right`, async ({ page, network }) => {
    await expectToLookRight(page, `/${network}/decode${query}`, undefined, widths);
  });
}
