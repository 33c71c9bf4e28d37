import type { Locator, Page } from "playwright/test";
import * as v from "valibot";
import { formatFriendly } from "../../lib/ton/address/address";
import { parseAddress } from "../../lib/ton/address/read-address";
import { ELECTOR } from "../../localnet/chain/genesis";
import { expect, test } from "../helpers/fixtures";
import { EXPLORER_URL } from "../world/world";
import { fetchInTime, gotoInTime } from "../helpers/in-time";

/** Get methods of real contracts: by name, with arguments of any form, and invalid ones. */

const elector = formatFriendly(ELECTOR, { bounceable: true, testnet: false });
/** Nobody has ever sent anything to it. */
const newcomer = formatFriendly(parseAddress(`0:${"5EED".repeat(16)}`), { bounceable: true, testnet: false });
const methods = `/chain/account/${elector}/methods`;

/** A page that is sent before the service has answered is completed by scripts. */
async function expectInTime(page: Page, locator: Locator, text: RegExp | string): Promise<void> {
  await expect(async () => {
    if (!(await locator.isVisible())) await page.reload();
    await expect(locator).toContainText(text, { timeout: 1_000 });
    await expect(locator).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
}

test.describe("without scripts", () => {
  test("the form has fields for the arguments of a known method, and leads to a URL that repeats the call", async ({
    reader: page,
  }) => {
    await page.goto("/chain/call");
    await page.getByLabel("Contract", { exact: true }).fill(elector);
    await page.getByLabel("Get method", { exact: true }).fill("participates_in");
    await page.getByRole("button", { name: "Call" }).click();
    await expectInTime(page, page.getByText("Enter the arguments."), "");
    await page.getByLabel("Validator key").fill("0x2a");
    await page.getByLabel("At masterchain block").fill("2");
    await page.getByRole("button", { name: "Call" }).click();
    await expect(page).toHaveURL(`/chain/call?address=${elector}&method=participates_in&stack=0x2a&seqno=2`);
    await expect(page).toHaveTitle(/^participates_in · Call · /);
    const result = page.getByRole("region", { name: "participates_in" });
    await expectInTime(page, result, /Exit code 0 ?success/);
    await expect(result).toContainText(/Stake0 GRAM/);
    // Arguments for one method do not apply to another.
    await page.getByLabel("Get method", { exact: true }).fill("active_election_id");
    await page.getByRole("button", { name: "Call" }).click();
    await expect(page).toHaveURL(`/chain/call?address=${elector}&method=active_election_id&seqno=2`);
    await expectInTime(page, page.getByRole("region", { name: "active_election_id" }), "Election");
  });

  test("arguments of any form can be entered in separate fields", async ({ reader: page }) => {
    await page.goto(`${methods}?method=complaint_storage_price&args=free`);
    for (const [place, text] of ["[1]", "8", "0x10"].entries())
      await page.getByLabel(`Argument ${place + 1}`, { exact: true }).fill(text);
    await page.getByRole("button", { name: "Call" }).click();
    await expect(page).toHaveURL(/&args=free&stack=%5B1%5D&stack=8&stack=0x10$/);
    await expectInTime(page, page.getByText("type check error"), "");
  });
});

test("a missing method is shown with the existing ones, and an invalid call is answered with 422 and the reason", async ({
  request,
}) => {
  const unknown = await fetchInTime(request, `${methods}?method=get_nft_data`);
  expect(unknown.status).toBe(200);
  for (const text of ["No such method", "Exit code 11", "active_election_id"])
    expect(unknown.allText).toContain(text);
  for (const [query, reason] of [
    ["method=participates_in&stack=what", "is not an argument of a known form"],
    ["method=participates_in&stack=1&stack=2", "takes 1 argument: Validator key. 2 are given."],
    ["method=a b", "is not a get method"],
    ["method=seqno&seqno=x", "is not the number of a masterchain block"],
  ] as const) {
    const refused = await fetchInTime(request, `${methods}?${query}`);
    expect([query, refused.status]).toEqual([query, 422]);
    expect(refused.allText).toContain(reason);
  }
  const undeployed = await fetchInTime(request, `/chain/call?address=${newcomer}&method=seqno`);
  expect([undeployed.status, undeployed.allText.includes("No contract")]).toEqual([200, true]);
  const nobody = await fetchInTime(request, `/chain/call?address=whom&method=seqno`);
  expect(nobody.status).toBe(422);
});

const LONG = `text:"${"a".repeat(9_000)}"`;

/** The form that posts arguments, with its result. */
async function postLong(page: Page): Promise<void> {
  const form = page.getByRole("form", { name: "Call with long arguments" });
  await form.getByRole("button", { name: "Send by POST" }).click();
  const result = page.getByRole("region", { name: "99999" });
  await expect(result).toContainText(/Exit code \d+/, { timeout: 20_000 });
}

test("the editor follows the type of an argument, moves one too long for a URL to a form that posts it, and the call can be copied as a curl command", async ({
  page,
  request,
}) => {
  await gotoInTime(page, methods);
  await page.getByLabel("Get method", { exact: true }).fill("99999");
  const argument = page.getByLabel("Argument 1", { exact: true });
  const type = page.getByLabel("Type of argument 1");
  await argument.fill("what");
  await expect(argument).toHaveAttribute("aria-invalid", "true");
  await type.selectOption("tuple");
  await expect(argument).toHaveValue("[]");
  await argument.fill("3");
  await expect(type).toHaveValue("int");
  await page.getByRole("button", { name: "Add argument" }).click();
  await page.getByRole("button", { name: "Remove argument 2" }).click();
  await page.getByRole("button", { name: "Call", exact: true }).click();
  await expect(page).toHaveURL(`${methods}?method=99999&stack=3`);
  await page.getByText("JSON and curl").click();
  const copied = page.getByLabel("Copy curl: this explorer");
  await expect(copied).toHaveAttribute(
    "data-copy",
    new RegExp(EXPLORER_URL.replaceAll(/\W/g, String.raw`\$&`)),
  );
  const command = (await copied.getAttribute("data-copy")) ?? "";
  const [url = ""] = /(?<=')https?:[^']+/.exec(command) ?? [];
  const [body = ""] = /(?<=-d ').+(?=')/s.exec(command) ?? [];
  const Ran = v.object({ result: v.object({ exit_code: v.number() }) });
  const ran = await request.post(url, { data: body, headers: { "content-type": "application/json" } });
  const { exit_code: exitCode } = v.parse(Ran, await ran.json()).result;
  await expect(page.getByText(`Exit code ${exitCode}`).first()).toBeVisible();
  await expect(page.getByLabel("Copy curl: data service")).toHaveAttribute("data-copy", /YOUR_API_KEY/);

  const room = page.getByText("A URL has no room for these arguments.");
  await argument.fill("7");
  await expect(room).toBeHidden();
  await argument.fill(LONG);
  await expect(room).toBeVisible();
  await page.getByRole("button", { name: "Move to long arguments" }).click();
  await expect(page.getByLabel(/^Arguments, one on a line/)).toHaveValue(LONG);
  await postLong(page);
  await expect(page).toHaveURL(`${methods}?method=99999&stack=3`);
});

test("a method of a contract links to its call", async ({ reader: page }) => {
  await page.goto(`/chain/account/${elector}/contract`);
  const table = page.getByRole("region", { name: "Methods", exact: true });
  await table.getByText(/\d+ more methods/).click();
  await table.getByRole("link", { name: "active_election_id" }).click();
  await expect(page).toHaveURL(`${methods}?method=active_election_id`);
  await expectInTime(page, page.getByRole("region", { name: "active_election_id" }), "Exit code 0");
});

test("without scripts, long arguments are posted by the form", async ({ reader: page }) => {
  await gotoInTime(page, `${methods}?method=99999`);
  await page.getByText("Long arguments").click();
  await page.getByLabel(/^Arguments, one on a line/).fill(`${LONG}\n7`);
  await postLong(page);
});
