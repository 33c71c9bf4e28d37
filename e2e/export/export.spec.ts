import { readFile } from "node:fs/promises";
import type { Download, Page } from "playwright/test";
import { exactAmount } from "../../lib/ton/value/amount";
import { formatFriendly } from "../../lib/ton/address/address";
import { parseAddress } from "../../lib/ton/address/read-address";
import { parseHash } from "../../lib/ton/value/hash";
import { fieldOf } from "../../lib/toncenter/field-of";
import { readCsv } from "../helpers/csv";
import { expect, test } from "../helpers/fixtures";
import type { UpstreamControl } from "../upstream/control";
import type { ScriptInput } from "../upstream/script";
import { Client } from "../upstream/test-client";

/** Lists as files: all of their rows, as exact as in the service's answers, whatever fails meanwhile. */

const friendly = (raw: string, bounceable = true) =>
  formatFriendly(parseAddress(raw), { bounceable, testnet: false });

const ROWS = 5_000;
const FEWER = 2_300;
const LISTS = { lists: { transactions: FEWER } };

/** A busy machine renders thousands of rows slowly. */
const LONG = { timeout: 60_000 };

const RUN = { path: "transactions", query: { limit: "501" } };

/** Applies a fault to pages of the export after its first one, not to those of the list itself, which are smaller. */
function meanwhile(
  fault: NonNullable<ScriptInput["rules"]>[number]["fault"],
  from: number,
  times: number | null,
): ScriptInput {
  return { ...LISTS, rules: [{ match: { ...RUN, calls: { from } }, fault, times }] };
}

/** Browsers without a file picker download files instead. */
async function withoutPicker(page: Page): Promise<void> {
  await page.addInitScript(() => Reflect.deleteProperty(window, "showSaveFilePicker"));
}

function panel(page: Page) {
  return page.getByRole("region", { name: /^Export / });
}

async function start(page: Page, { json = false, most = "" } = {}): Promise<void> {
  await page.getByRole("button", { name: "Export" }).click();
  if (json) await panel(page).getByLabel(/^JSON/).check();
  await panel(page).getByLabel("Max rows").fill(most);
  await panel(page).getByRole("button", { name: "Export" }).click();
}

async function textOf(download: Download): Promise<string> {
  return readFile(await download.path(), "utf8");
}

/** All rows of a list, as received from the service itself. */
async function listed(service: UpstreamControl, list: string, rows: number): Promise<readonly unknown[]> {
  const client = new Client(service.baseUrl);
  const found: unknown[] = [];
  for (let offset = 0; offset < rows; offset += 1_000)
    found.push(
      ...(await client.rows(`${list}${list.includes("?") ? "&" : "?"}sort=desc&limit=1000&offset=${offset}`)),
    );
  return found;
}

function transactionOf(row: unknown) {
  return {
    hash: parseHash(String(fieldOf(row, "hash"))),
    lt: String(fieldOf(row, "lt")),
    // The scripted service has transactions of wallets only.
    account: friendly(String(fieldOf(row, "account")), false),
    fees: exactAmount(BigInt(String(fieldOf(row, "total_fees"))), 9),
    time: new Date(Number(fieldOf(row, "now")) * 1_000).toISOString().replace(".000", ""),
  };
}

test("an export of 5,000 rows contains each row once and exactly, despite rate limits in between @waits", async ({
  ownPage: page,
  network,
  service,
}) => {
  test.slow();
  await withoutPicker(page);
  const limited = meanwhile({ kind: "status", status: 429, retryAfter: 1 }, 4, 12);
  await service.script({ ...limited, lists: { transactions: ROWS } });
  await page.goto(`/${network}/transactions`);
  const download = page.waitForEvent("download", LONG);
  await start(page);
  await expect(panel(page).getByText("Too many requests")).toBeVisible(LONG);
  const file = await download;
  expect(file.suggestedFilename()).toMatch(
    new RegExp(`^${network}-transactions-\\d{4}-\\d\\d-\\d\\d\\.csv$`),
  );
  await expect(panel(page).getByText(`Done: ${ROWS} transactions saved`)).toBeVisible();
  const expected = await listed(service, "transactions", ROWS);
  expect(expected).toHaveLength(ROWS);
  const rows = readCsv(await textOf(file));
  expect(rows.map(({ hash, lt, account, fees, time }) => ({ hash, lt, account, fees, time }))).toEqual(
    expected.map(transactionOf),
  );
  const refused = (await service.calls({ path: "transactions" })).filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
});

test("rows that arrive during an export are not in the file, and displace none", async ({
  ownPage: page,
  network,
  service,
}) => {
  test.slow();
  await withoutPicker(page);
  await service.script(meanwhile({ kind: "status", status: 429, retryAfter: 1 }, 1, null));
  await page.goto(`/${network}/transactions`);
  const before = await listed(service, "transactions", FEWER);
  const download = page.waitForEvent("download", LONG);
  await start(page);
  await expect(panel(page).getByText("500 transactions so far, waiting for the request limit")).toBeVisible(
    LONG,
  );
  await service.insertRows("transactions", 70);
  await service.script(LISTS);
  const rows = readCsv(await textOf(await download));
  expect(rows.map(({ hash }) => hash)).toEqual(before.map((row) => transactionOf(row).hash));
});

test("a stopped export keeps its rows in the chosen file, and can be resumed there", async ({
  ownPage: page,
  network,
  service,
}) => {
  test.slow();
  await page.addInitScript(() => {
    Reflect.set(window, "showSaveFilePicker", async () => {
      const folder = await navigator.storage.getDirectory();
      return folder.getFileHandle("chosen", { create: true });
    });
  });
  const saved = () =>
    page.evaluate(async () => {
      const folder = await navigator.storage.getDirectory();
      return (await (await folder.getFileHandle("chosen")).getFile()).text();
    });
  await service.script(meanwhile({ kind: "hang" }, 2, null));
  await page.goto(`/${network}/transactions`);
  await start(page, { json: true });
  await expect(panel(page).getByText("1000 transactions so far")).toBeVisible(LONG);
  await panel(page).getByRole("button", { name: "Stop" }).click();
  await expect(panel(page).getByText("Stopped: 1000 transactions saved")).toBeVisible();
  expect((await saved()).split("\n")).toHaveLength(1_001);
  await service.script(LISTS);
  await panel(page).getByRole("button", { name: "Resume" }).click();
  await expect(panel(page).getByText(`Done: ${FEWER} transactions saved`)).toBeVisible(LONG);
  const lines = (await saved()).trimEnd().split("\n");
  expect(lines.map((line) => String(fieldOf(JSON.parse(line), "hash")))).toEqual(
    (await listed(service, "transactions", FEWER)).map((row) => transactionOf(row).hash),
  );
});

test("an export that keeps failing is saved with the error shown, and can be resumed @waits", async ({
  ownPage: page,
  network,
  service,
}) => {
  test.slow();
  await withoutPicker(page);
  await service.script(meanwhile({ kind: "status", status: 500 }, 3, null));
  await page.goto(`/${network}/transactions`);
  const partly = page.waitForEvent("download", LONG);
  await start(page);
  await expect(panel(page).getByText("1500 transactions so far, trying again")).toBeVisible(LONG);
  expect(readCsv(await textOf(await partly))).toHaveLength(1_500);
  await expect(panel(page).getByText("Failed: 1500 transactions saved")).toBeVisible();
  await expect(panel(page).getByText("Data service error")).toBeVisible();
  await service.script(LISTS);
  const whole = page.waitForEvent("download", LONG);
  await panel(page).getByRole("button", { name: "Resume" }).press("Enter");
  await expect(panel(page)).toBeFocused();
  expect(readCsv(await textOf(await whole)).map(({ hash }) => hash)).toEqual(
    (await listed(service, "transactions", FEWER)).map((row) => transactionOf(row).hash),
  );
});

test("lists can be exported as they are filtered, or only their first rows", async ({
  ownPage: page,
  network,
  service,
}) => {
  test.slow();
  await withoutPicker(page);
  await service.script({ lists: { transactions: 700, actions: 700, blocks: 900 } });
  const { busyAccount, head } = await service.facts();
  const account = `/account/${friendly(busyAccount)}`;
  const exported = async (path: string, most = "") => {
    await page.goto(`/${network}${path}`);
    const download = page.waitForEvent("download");
    await start(page, { most });
    return readCsv(await textOf(await download));
  };
  const ofAccount = await listed(service, `transactions?account=${busyAccount}`, 700);
  expect((await exported(`${account}/transactions`)).map(({ hash }) => hash)).toEqual(
    ofAccount.map((row) => transactionOf(row).hash),
  );
  const seqnos = (await exported("/blocks")).map(({ seqno }) => Number(seqno));
  expect(seqnos).toEqual(Array.from({ length: 300 }, (_, at) => head.seqno - at));
  expect(await exported("/blocks", "7")).toHaveLength(7);
  const actions = await exported(account);
  expect(new Set(actions.map(({ id }) => id)).size).toBe(700);
  const sent = actions.find(({ type, direction }) => type === "ton_transfer" && direction === "out");
  expect(sent?.["what_happened"]).toMatch(/^Sent \d+\.\d+ GRAM to UQ[\w-]{46}/);
  expect(sent?.["amount"]).toMatch(/^1\.\d{1,9}$/);
  const outgoing = await exported(`${account}?direction=out`);
  expect(outgoing).toEqual(actions.filter(({ direction }) => direction === "out"));
  expect(outgoing.length).toBeGreaterThan(0);
  const messages = await exported(`${account}/messages`);
  expect(messages.length).toBeGreaterThan(0);
  expect(new Set(messages.map(({ hash }) => hash)).size).toBe(messages.length);
  const fromOutside = await exported("/messages?externals=only", "60");
  expect(fromOutside).toHaveLength(60);
  expect(fromOutside.every(({ from, to }) => from === "" && to !== "")).toBe(true);
  const ofBlock = await exported(`/block/${head.seqno - 20}`);
  expect(ofBlock.every(({ lt }) => /^\d+$/.test(lt ?? ""))).toBe(true);
});
