import type { APIRequestContext, Page } from "playwright/test";
import { beginCell, external, Address, storeMessage } from "@ton/core";
import * as v from "valibot";
import { parseAddress } from "../../lib/ton/address/read-address";
import { walletOf, type TestWallet } from "../../testing/localnet/chain/test-wallet";
import { expect, test } from "../helpers/fixtures";
import { holdRequests } from "../helpers/hold-requests";
import { fetchPage } from "../helpers/html";
import { requestCoins, waitForHistory } from "../helpers/localnet-control";
import { expectNothingWrong, expectToLookRight } from "../helpers/looks";

/** Messages are reviewed, sent once, and followed to their traces. */

const SHOP = parseAddress(`0:${"5A0B".repeat(16)}`);
/** Receives nothing from other tests. */
const UNUSED = parseAddress(`0:${"0FF5".repeat(16)}`);
const LONG = { timeout: 30_000 };
const Transactions = v.object({ transactions: v.array(v.unknown()) });
const Report = v.object({ outcome: v.string(), repeated: v.boolean() });

const field = (page: Page) => page.getByLabel("Signed external message (BoC in base64 or hex)");
const sendButton = (page: Page) => page.getByRole("button", { name: /^Send( anyway| again)?$/ });
const warnings = (page: Page) => page.getByRole("region", { name: "Warnings" });

async function review(page: Page, network: string, text: string): Promise<void> {
  await page.goto(`/${network}/send`);
  await field(page).fill(text);
  await page.getByRole("button", { name: "Review" }).click();
}

/** Reviews a message until it can be sent. */
async function reviewToSend(page: Page, network: string, text: string): Promise<void> {
  await review(page, network, text);
  await expect(sendButton(page)).toBeEnabled();
}

/** A wallet with coins that nobody else uses, on the chain once its history is complete. */
async function fundedWallet(request: APIRequestContext, name: string): Promise<TestWallet> {
  await waitForHistory(request);
  const wallet = walletOf(name, "low");
  await requestCoins(request, wallet.address, "9");
  await expect(async () => {
    const answer = await request.get(`/api/chain/v3/transactions?limit=1&account=${wallet.address}`);
    expect(v.parse(Transactions, await answer.json()).transactions).toHaveLength(1);
  }).toPass({ timeout: 100_000 });
  return wallet;
}

const payment = { to: SHOP, coins: 1_250_000_000n, body: "for tea" };

test("a signed message is reviewed, sent, followed to its trace, and not sent again @waits", async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  const wallet = await fundedWallet(request, "of a sender");
  const boc = await wallet.send(0, [{ ...payment, to: UNUSED }]);
  await review(page, "chain", boc.toString("base64"));
  const message = page.getByRole("region", { name: "External message" });
  await expect(message).toContainText("Wallet v4r2");
  await expect(message).toContainText("Matches the address");
  await expect(message).toContainText("Valid");
  await expect(message).toContainText("Next");
  const sends = page.getByRole("region", { name: "Messages to send" });
  await expect(sends).toContainText("1.25");
  await expect(sends).toContainText("for tea");
  await expect(sends).toContainText("Never used");
  await expect(page.getByRole("region", { name: "Estimated fee" })).toContainText("Gas");
  await page.getByRole("button", { name: "Simulate" }).click();
  const simulated = page.getByRole("region", { name: "Simulated trace" });
  await expect(simulated).toContainText("2 steps expected", LONG);
  await expect(simulated.getByRole("treeitem")).toHaveCount(2);
  await simulated.getByRole("treeitem").last().click();
  await expect(sends).toContainText("1.25");
  await expect(page.getByRole("region", { name: "What changed" })).toContainText("1.25");
  await expectNothingWrong(page, "the review of a message with its simulation", [320, 1440]);
  await sendButton(page).click();
  await expect(page).toHaveURL(/\/chain\/send\?hash=[0-9a-f]{64}$/);
  const progress = page.getByRole("list", { name: "Progress" });
  await expect(progress.locator("[aria-current=step]")).toHaveText("Finalized", LONG);
  await page.reload();
  await expect(progress.locator("[aria-current=step]")).toHaveText("Finalized");
  await expect(page.locator("dt", { hasText: /^Sent$/ })).toBeVisible();
  await page.getByRole("link", { name: "Open trace" }).click();
  await expect(page).toHaveURL(/\/chain\/tx\/[0-9a-f]{64}$/);
  await expect(page.getByRole("tree")).toBeVisible(LONG);
  await runAgain(page);
  await review(page, "chain", boc.toString("hex"));
  await expect(warnings(page)).toContainText("Already on chain");
  await expect(page.getByRole("link", { name: "Open trace" })).toBeVisible();
  await expect(sendButton(page)).toHaveCount(0);
  const again = await request.post("/api/chain/send", { data: { boc: boc.toString("base64") } });
  expect(v.parse(Report, await again.json())).toEqual({ outcome: "sent", repeated: true });
});

/** On a transaction's page: checks its steps, its actions, and that it ends as on the chain. */
async function runAgain(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Execution" }).click();
  await page.getByRole("button", { name: "Run again" }).click();
  const part = page.getByRole("region", { name: "Run again" });
  await expect(part.getByText("Same as on chain")).toHaveCount(2, LONG);
  await expect(part.getByText("Identical")).toBeVisible();
  await expect(part.getByText("Send message")).toBeVisible();
  await expect(part.getByRole("table")).toContainText("seqno");
  await part.getByLabel("Instruction").fill("sendrawmsg");
  await part.getByRole("button", { name: "Find next" }).click();
  await expect(part.locator("[aria-pressed=true]")).toContainText("SENDRAWMSG");
  await expect(part.getByRole("list", { name: "Stack" }).getByRole("listitem").first()).toContainText("s0");
  await expectNothingWrong(page, "a transaction that is run again", [320, 1440]);
}

test("a message that the wallet would reject has a warning, and its rejection by the node is shown @waits", async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  const wallet = await fundedWallet(request, "of somebody late");
  const expired = await wallet.send(0, [payment], 1_700_000_000);
  await review(page, "chain", expired.toString("base64"));
  await expect(warnings(page)).toContainText("Expired");
  await page.getByRole("button", { name: "Simulate" }).click();
  await expect(page.getByText("The contract would not accept it")).toBeVisible(LONG);
  await page.getByRole("button", { name: "Send anyway" }).click();
  await expect(page.getByText("Not sent: the node rejected it")).toBeVisible(LONG);
  await expect(page.getByText("(exit code 36)")).toHaveCount(2);
  await expect(sendButton(page)).toBeEnabled();
});

test("a message can be reviewed, sent and followed without scripts @waits", async ({
  reader: page,
  request,
}) => {
  test.setTimeout(240_000);
  const wallet = await fundedWallet(request, "of somebody careful");
  const boc = await wallet.send(0, [payment]);
  await review(page, "chain", boc.toString("base64"));
  await expect(page.getByRole("region", { name: "Messages to send" })).toContainText("for tea");
  await expect(page.getByText("Choose file")).toBeHidden();
  await sendButton(page).click();
  await expect(page).toHaveURL(/\/chain\/send\?hash=[0-9a-f]{64}$/);
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole("link", { name: "Open trace" })).toBeVisible({ timeout: 1_000 });
  }).toPass(LONG);
});

/** To an account of the scripted service, whose contract is not a wallet. */
function messageTo(account: string, number: number): string {
  const body = beginCell().storeUint(number, 64).endCell();
  const message = external({ to: Address.parse(account), body });
  return beginCell().store(storeMessage(message)).endCell().toBoc().toString("base64url");
}

test("invalid input is reported with no call except for the newest block, and a message is shown while the service fails", async ({
  page,
  network,
  service,
}) => {
  await page.goto(`/${network}/send`);
  const reviewNext = async (text: string) => {
    await field(page).fill(text);
    await page.getByRole("button", { name: "Review" }).click();
  };
  for (const [text, says] of [
    ["send it!", /used by neither hexadecimal nor base64/],
    [messageTo(`0:${"11".repeat(32)}`, 1).slice(0, 40), /declares/],
    [beginCell().storeUint(7, 32).endCell().toBoc().toString("hex"), /Not an external message/],
    ["b5ee9c72".repeat(40_000), /longer than 65535 bytes/],
  ] as const) {
    await reviewNext(text);
    await expect(page.getByText(says)).toBeVisible();
    await expect(sendButton(page)).toHaveCount(0);
  }
  expect(await service.calls({ path: /^(?!masterchainInfo)/ })).toEqual([]);
  await service.script({ rules: [{ fault: { kind: "status", status: 500 } }] });
  await reviewNext(messageTo((await service.facts()).busyAccount, 8));
  await expect(page.getByRole("region", { name: "External message" })).toBeVisible();
  await expect(page.getByText("Data service error").first()).toBeVisible(LONG);
});

test("a file of bytes is read and reviewed, one that cannot be read is reported, and dropped text is left to the browser", async ({
  page,
  network,
  service,
}) => {
  const { busyAccount } = await service.facts();
  const buffer = Buffer.from(messageTo(busyAccount, 2), "base64url");
  const file = { name: "a.boc", mimeType: "application/octet-stream", buffer };
  await page.goto(`/${network}/send`);
  await expect(page.getByText("or drop it above.")).toBeVisible();
  await page.getByLabel("Choose file").setInputFiles(file);
  await expect(field(page)).toHaveValue(buffer.toString("base64"));
  await expect(page.getByRole("region", { name: "External message" })).toBeVisible();
  await page.evaluate(() => {
    Blob.prototype.arrayBuffer = () => Promise.reject(new DOMException("gone", "NotFoundError"));
  });
  await page.getByLabel("Choose file").setInputFiles(file);
  await expect(page.getByText("The file could not be read.")).toBeVisible();
  const isLeft = await field(page).evaluate((element) =>
    element.dispatchEvent(
      new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer: new DataTransfer() }),
    ),
  );
  expect(isLeft).toBe(true);
});

const sendCalls = /^(sendBoc|sendBocReturnHash|message)$/;

test("a message that the node does not answer is sent once and followed", async ({
  page,
  network,
  service,
}) => {
  const { busyAccount } = await service.facts();
  const boc = messageTo(busyAccount, 3);
  await reviewToSend(page, network, boc);
  await service.script({ rules: [{ match: { path: "sendBocReturnHash" }, fault: { kind: "drop" } }] });
  await sendButton(page).dblclick();
  await expect(page).toHaveURL(/\/send\?hash=/);
  await expect(page.getByText("The node did not answer")).toBeVisible();
  await expect(page.getByText("is dropped by the nodes")).toBeVisible();
  expect(await service.calls({ path: sendCalls })).toHaveLength(1);
  await review(page, network, boc);
  await expect(page.getByText("without an answer from the node")).toBeVisible();
  await expect(page.getByRole("button", { name: "Send again" })).toBeVisible();
  expect(await service.calls({ path: sendCalls })).toHaveLength(1);
});

test("a message that is still being sent does not take a visitor away from another page", async ({
  page,
  network,
  service,
}) => {
  const { busyAccount } = await service.facts();
  const boc = messageTo(busyAccount, 5);
  await reviewToSend(page, network, boc);
  const followed: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/send?hash=")) followed.push(request.url());
  });
  const release = await holdRequests(page, /\/api\/[^/]+\/send$/);
  await sendButton(page).click();
  await expect(page.getByRole("button", { name: "Sending…" })).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "Status" }).click();
  await expect(page).toHaveURL(/\/status$/);
  const answered = page.waitForResponse(/\/api\/[^/]+\/send$/);
  release();
  await answered;
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage).join(" "))).toContain("sent");
  expect(followed).toEqual([]);
  await expect(page).toHaveURL(/\/status$/);
  await review(page, network, boc);
  await expect(page.getByRole("link", { name: "Track it" })).toBeVisible();
});

test("the operations for sending are tried in turn if the service lacks them, but not after a rejection", async ({
  request,
  network,
  service,
}) => {
  const { busyAccount } = await service.facts();
  const missing = (path: string) => ({ match: { path }, fault: { kind: "status", status: 404 } }) as const;
  await service.script({ rules: [missing("sendBocReturnHash"), missing("sendBoc")] });
  const post = (boc: string) => request.post(`/api/${network}/send`, { data: { boc } });
  const boc = messageTo(busyAccount, 4);
  const reports = await Promise.all(Array.from({ length: 10 }, () => post(boc)));
  const outcomes = await Promise.all(reports.map(async (answer) => v.parse(Report, await answer.json())));
  expect(outcomes.filter(({ repeated }) => !repeated)).toEqual([{ outcome: "sent", repeated: false }]);
  const calls = await service.calls({ path: sendCalls });
  expect(calls.map(({ path }) => path)).toEqual(["sendBocReturnHash", "sendBoc", "message"]);
  await service.script({
    rules: [
      {
        match: { path: "sendBocReturnHash" },
        fault: { kind: "status", status: 500, text: "inbound external message rejected: exitcode=33" },
      },
    ],
  });
  const refused = await post(messageTo(busyAccount, 5));
  expect(v.parse(Report, await refused.json())).toEqual({ outcome: "refused", repeated: false });
  expect(await service.calls({ path: sendCalls })).toHaveLength(4);
});

test("requests from other sites send nothing", async ({ request, network, service }) => {
  const { busyAccount } = await service.facts();
  const boc = messageTo(busyAccount, 6);
  for (const headers of [{ "sec-fetch-site": "cross-site" }, { origin: "https://example.com" }]) {
    expect((await request.post(`/api/${network}/send`, { headers, form: { boc } })).status()).toBe(403);
    expect((await request.post(`/api/${network}/send`, { headers, data: { boc } })).status()).toBe(403);
  }
  expect(await service.totalCalls()).toBe(0);
});

test("a review makes at most four calls", async ({ request, network, service }) => {
  const { busyAccount } = await service.facts();
  const before = await service.totalCalls();
  const { text } = await fetchPage(request, `/${network}/send?boc=${messageTo(busyAccount, 7)}`);
  expect(text).toContain("External message");
  expect((await service.totalCalls()) - before).toBeLessThanOrEqual(4);
});

test("the fee of a transfer is estimated before it is signed", async ({ page, request }) => {
  test.setTimeout(240_000);
  const wallet = await fundedWallet(request, "of somebody thrifty");
  const paste = await wallet.send(0, [payment]);
  await page.goto("/chain/estimate");
  await page.getByLabel("BoC in base64 or hex, signed or not").fill(paste.toString("base64url"));
  await page.getByRole("button", { name: "Estimate message" }).click();
  const fees = page.getByRole("region", { name: "Estimated fee" });
  await expect(fees).toContainText("Total");
  await expect(page.getByText("deployed with the StateInit of the message")).toBeVisible();
  await page.getByLabel("Wallet", { exact: true }).fill(wallet.address);
  await page.getByRole("button", { name: "Estimate transfer" }).click();
  await expect(page.getByText("This wallet is not deployed")).toBeVisible();
  await request.post("/api/chain/send", { data: { boc: paste.toString("base64") } });
  await expect(async () => {
    await page.reload();
    await expect(fees).toContainText("Gas", { timeout: 1_000 });
  }).toPass(LONG);
});

test("the review of a message looks right", async ({ page, network }) => {
  const boc = await walletOf("of nobody", "low").send(
    7,
    [payment, { ...payment, bounce: true }],
    1_700_000_000,
  );
  await expectToLookRight(page, `/${network}/send?boc=${boc.toString("base64url")}`);
});
