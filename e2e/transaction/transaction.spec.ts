import type { Page } from "playwright/test";
import { formatHash, parseHash, type Hash } from "../../lib/ton/value/hash";
import { expectWarmIsFree } from "../helpers/call-cost";
import { expect, test } from "../helpers/fixtures";
import { fetchPage } from "../helpers/html";
import { fetchInTime, gotoInTime } from "../helpers/in-time";
import { openFolds } from "../helpers/folds";
import { expectToLookRight } from "../helpers/looks";
import type { UpstreamControl } from "../upstream/control";
import type { ScriptInput } from "../upstream/script";

/** The page of a transaction: by any of its hashes, with any outcome, and before it exists. */

async function newest(service: UpstreamControl): Promise<Hash> {
  return parseHash((await service.facts()).newestTransaction);
}

function badge(page: Page, word: string) {
  return page.getByRole("main").getByText(word, { exact: true }).first();
}

/** The same transaction, with the value at one path replaced. */
function spoilt(path: string, value: unknown): ScriptInput {
  return { rules: [{ match: { path: "transactions" }, fault: { kind: "wrongType", path, value } }] };
}

const RAN = { skipped: false, success: true, exit_code: 0, gas_fees: "1323200", gas_used: "3308" };

const KINDS = [
  {
    name: "a transaction that succeeded",
    description: { type: "ord", aborted: false, compute_ph: RAN, action: { success: true, result_code: 0 } },
    word: "Succeeded",
    title: "Success",
    tab: "/execution",
    says: "All actions were carried out",
  },
  {
    name: "a transaction whose code failed and whose message bounced",
    description: {
      type: "ord",
      aborted: true,
      compute_ph: { skipped: false, success: false, exit_code: 9 },
      bounce: { type: "ok", msg_fees: "133331", fwd_fees: "266669" },
    },
    word: "Failed",
    title: "Failed",
    tab: "",
    says: "Exit code 9: More was read from a cell than it holds",
  },
] as const;

test("the widest names do not widen the page of a phone, whether they may wrap or not", async ({
  page,
  network,
  service,
  lease,
}) => {
  // Networks with the same seed have the same chain.
  const seed = "wide names";
  await service.script({ seed });
  const hash = await newest(service);
  const answer = await fetch(`${service.baseUrl}/api/v3/transactions?hash=${hash}`);
  const { transactions } = await answer.json();
  const path = `address_book.${transactions[0].in_msg.source}.domain`;
  const sender = page.getByRole("heading", { level: 1 }).getByRole("link").first();
  await page.setViewportSize({ width: 320, height: 900 });
  // A name of twelve letters stays in one line (`isShortName`), a longer one wraps.
  for (const [letters, { network: id, service: named }] of [
    [8, { network, service }],
    [30, lease("e")],
  ] as const) {
    const domain = `${"m".repeat(letters)}.ton`;
    await named.script({ seed, rules: [{ fault: { kind: "wrongType", path, value: domain } }] });
    await page.goto(`/${id}/tx/${hash}`);
    await expect(sender).toContainText(domain);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), domain)
      .toBeLessThanOrEqual(320);
  }
});

for (const { name, description, word, title, tab, says } of KINDS) {
  test(`${name} shows its outcome as a badge, as a sentence, and in the title of the page`, async ({
    reader: page,
    network,
    service,
  }) => {
    await service.script(spoilt("transactions.0.description", description));
    const hash = await newest(service);
    await gotoInTime(page, `/${network}/tx/${hash}${tab}`);
    await expect(badge(page, word)).toBeVisible();
    if (tab !== "") await openFolds(page.getByRole("region", { name: "Execution" }));
    await expect(page.getByText(says).first()).toBeVisible();
    await expect(page).toHaveTitle(
      new RegExp(` · ${title} · Transaction ${hash.slice(0, 6)}….{6} · .* · Shardscope$`),
    );
  });
}

test("a transaction without an incoming message says that the network triggered it", async ({
  request,
  network,
  service,
}) => {
  await service.script(spoilt("transactions.0.in_msg", null));
  const { text } = await fetchInTime(request, `/${network}/tx/${await newest(service)}/messages`);
  expect(text).toContain("No incoming message: triggered by the network itself.");
});

test("a transaction that is not final is shown as pending", async ({ request, network, service }) => {
  await service.script(spoilt("transactions.0.finality", "confirmed"));
  const { text } = await fetchInTime(request, `/${network}/tx/${await newest(service)}`);
  expect(text).toContain("Pending, not in a final block yet");
});

test("the tabs show messages, phases, fees, the account before and after, the raw answer, and a link to the decoder of a body", async ({
  reader: page,
  network,
  service,
}) => {
  const { newestTrace } = await service.facts();
  await page.goto(`/${network}/tx/${parseHash(newestTrace)}`);
  const open = (name: string) => page.getByRole("link", { name, exact: name !== "Messages" }).click();
  const tab = (name: string) => page.getByRole("region", { name, exact: true });
  await open("Messages");
  await openFolds(tab("Messages"));
  await expect(tab("Messages").getByText("External", { exact: true })).toBeVisible();
  await expect(tab("Messages").getByText("Body hash").first()).toBeVisible();
  await tab("Messages").getByText("Body (BoC)").first().click();
  const decode = tab("Messages").getByRole("link", { name: "Decode", exact: true }).first();
  await expect(decode).toBeVisible();
  await expect(decode).toHaveAttribute("href", new RegExp(`^/${network}/decode\\?boc=te6cc`));
  await open("Execution");
  await openFolds(tab("Execution"));
  await expect(tab("Execution").getByText("VM steps", { exact: true })).toBeVisible();
  await expect(page.getByRole("row", { name: /Total/ })).toContainText("0.002000");
  await open("State changes");
  await expect(page.getByRole("table", { name: "Account before and after" })).toBeVisible();
  await open("Raw");
  await expect(tab("Raw").getByText("this transaction", { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("table", { name: "Account before and after" })).toBeVisible();
});

test("every spelling of a hash redirects to one URL", async ({ request, network, service }) => {
  const hash = await newest(service);
  for (const typed of [
    hash.toUpperCase(),
    `0x${hash}`,
    encodeURIComponent(formatHash(hash, "base64")),
    formatHash(hash, "base64url"),
  ]) {
    const response = await request.get(`/${network}/tx/${typed}`, { maxRedirects: 0 });
    const led = [typed, response.status(), response.headers()["location"]];
    expect(led).toEqual([typed, 308, `/${network}/tx/${hash}`]);
  }
});

test("the hash of a message redirects to it, on the page of the transaction that received it", async ({
  page,
  reader,
  request,
  network,
  service,
}) => {
  const { newestMessage } = await service.facts();
  const message = parseHash(newestMessage);
  const response = await request.get(`/${network}/tx/${message}`, { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  expect(response.headers()["location"]).toBe(`/${network}/tx/${await newest(service)}/messages#${message}`);
  await reader.goto(`/${network}/tx/${message}`);
  await expect(reader.getByText("Linked message")).toBeVisible();
  // The target of such links before messages had a tab.
  await page.goto(`/${network}/tx/${await newest(service)}#${message}`);
  await expect(page).toHaveURL(`/${network}/tx/${await newest(service)}/messages#${message}`);
});

test("the hash of an unreceived message is shown with its sender, without a redirect", async ({
  reader: page,
  network,
  service,
}) => {
  const root = parseHash((await service.facts()).newestTrace);
  const answer = await fetch(`${service.baseUrl}/api/v3/transactions?hash=${root}`);
  const { transactions } = await answer.json();
  const message = parseHash(transactions[0].out_msgs[0].hash);
  await service.script({
    rules: [
      {
        match: { path: "transactionsByMessage" },
        fault: { kind: "wrongType", path: "transactions", value: transactions },
      },
    ],
  });
  const response = await page.goto(`/${network}/tx/${message}`);
  expect(response?.status()).toBe(200);
  await expect(page).toHaveURL(`/${network}/tx/${message}`);
  await expect(page.getByText("that nobody has received so far")).toBeVisible();
});

test("a hash that is not found is searched for a few minutes, again on request, and its transaction is shown once it exists", async ({
  ownPage: page,
  network,
  service,
}) => {
  await service.script({ pending: { transactions: 3 } });
  const { firstPendingTransaction } = await service.facts();
  await page.clock.install();
  const response = await gotoInTime(page, `/${network}/tx/${parseHash(firstPendingTransaction ?? "")}`);
  expect(response?.status()).toBe(404);
  expect(response?.headers()["x-robots-tag"]).toContain("noindex");
  await expect(page.getByText("Not found yet")).toBeVisible();
  await expect(page.getByText(/Checking… \d+ s/)).toBeVisible();
  await page.clock.fastForward(4 * 60_000);
  await expect(page.getByText("the search has stopped")).toBeVisible();
  await expect(page.getByText("This page updates when it arrives")).toBeHidden();
  const calls = await service.calls({ path: "transactions" });
  await page.clock.fastForward(60_000);
  expect(await service.calls({ path: "transactions" })).toHaveLength(calls.length);
  await page.getByRole("button", { name: "Keep checking" }).click();
  await expect(page.getByText(/Checking… \d+ s/)).toBeVisible();
  await service.insertRows("transactions", 3);
  await expect(page.getByRole("region", { name: "What changed" })).toBeVisible({ timeout: 25_000 });
  await expect(page).toHaveTitle(/ · Transaction [0-9a-f]{6}…/);
});

/** A trace that has only begun, and the external message that began it. */
async function underWay(service: UpstreamControl, count: number) {
  await service.script({ pending: { transactions: count } });
  const { busyAccount } = await service.facts();
  const answer = await fetch(`${service.baseUrl}/api/v3/pendingTraces?account=${busyAccount}`);
  const { traces } = await answer.json();
  return parseHash(traces[0].external_hash);
}

const UNDER_WAY = 12;

test("the hash of a pending message shows its trace as it is expected, and leads to its transaction once it exists", async ({
  page,
  network,
  service,
}) => {
  const message = await underWay(service, UNDER_WAY);
  const response = await gotoInTime(page, `/${network}/tx/${message}`);
  expect(response?.status()).toBe(404);
  await expect(page.getByText("Not in a final block yet.")).toBeVisible();
  await expect(page.getByText(/Waiting for its block… \d+ s/)).toBeVisible();
  const expected = page.getByRole("region", { name: "Expected" });
  const steps = expected.getByRole("treeitem");
  await expect(steps.filter({ hasText: "Pending" }).first()).toBeVisible();
  await expect(expected.getByText(/steps? expected, (all )?to succeed/)).toBeVisible();
  await expect(page.getByText("On other networks")).toBeHidden();
  const last = (await steps.count()) - 1;
  await steps.nth(last).click();
  await expect(page).toHaveURL(/at=/);
  await expect(steps.nth(last)).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("region", { name: "Selected step" })).toContainText("Pending");
  await service.insertRows("transactions", UNDER_WAY);
  await expect(page.getByRole("region", { name: "What changed" })).toBeVisible({ timeout: 25_000 });
  await expect(page.getByText("Not in a final block yet.")).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/${network}/tx/(?!${message})[0-9a-f]{64}`));
});

test("three tabs that wait for the same message cost as many calls as one", async ({
  request,
  network,
  service,
}) => {
  const message = await underWay(service, UNDER_WAY);
  // What such a tab requests.
  const search = async () => {
    const answer = await request.get(`/api/${network}/transaction/${message}`);
    expect(await answer.text()).toContain('"pending":{');
  };
  for (let searches = 0; searches < 5; searches += 1)
    // oxlint-disable-next-line eslint/no-await-in-loop -- each tab waits for an answer before its next search
    await Promise.all([search(), search(), search()]);
  const calls = await service.calls({ path: "pendingTraces" });
  const seconds = new Set(calls.map(({ at }) => Math.floor(at / 1_000)));
  expect(calls.length).toBeLessThanOrEqual(seconds.size + 2);
});

test("without JavaScript a link reloads the page, which then shows the transaction", async ({
  reader: page,
  request,
  network,
  service,
}) => {
  await service.script({ pending: { transactions: 3 } });
  const hash = parseHash((await service.facts()).firstPendingTransaction ?? "");
  await page.goto(`/${network}/tx/${hash}`);
  await expect(page.getByText("This page updates when it arrives")).toBeHidden();
  await service.insertRows("transactions", 3);
  const reloaded = async () => (await fetchPage(request, `/${network}/tx/${hash}`)).text;
  await expect.poll(reloaded, { timeout: 20_000 }).toContain("What changed");
  await page.getByRole("link", { name: "Reload" }).click();
  await expect(page.getByRole("region", { name: "What changed" })).toBeVisible();
});

test("an invalid hash is answered with 422 and the supported formats", async ({
  request,
  network,
  service,
}) => {
  const { status, text } = await fetchInTime(request, `/${network}/tx/hello`);
  expect(status).toBe(422);
  expect(text).toContain("64 hexadecimal digits, with or without 0x, base64, base64url");
  expect(await service.calls({ path: /^transactions/ })).toEqual([]);
});

test("every kind of hash makes at most three calls, and that of a transaction none with a warm cache", async ({
  request,
  network,
  service,
}) => {
  const { newestTransaction, unknownHash, newestMessage } = await service.facts();
  const open = (hash: string) => request.get(`/${network}/tx/${parseHash(hash)}`, { maxRedirects: 0 });
  await expectWarmIsFree(service, () => open(newestTransaction));
  for (const hash of [unknownHash, newestMessage]) {
    const before = await service.totalCalls();
    await open(hash);
    expect((await service.totalCalls()) - before).toBeLessThanOrEqual(3);
  }
});

test("a transaction is shown by itself after a rate limit and after a failure", async ({
  page,
  network,
  service,
}) => {
  test.slow();
  const failing = (status: 429 | 500): ScriptInput => ({
    rules: [{ match: { path: "transactions" }, fault: { kind: "status", status, retryAfter: 1 } }],
  });
  await service.script(failing(429));
  const response = await page.goto(`/${network}/tx/${await newest(service)}`);
  // A short rate limit is waited out, also by the next call: by then the page has been sent.
  expect([200, 502]).toContain(response?.status());
  expect(response?.headers()["x-robots-tag"]).toBe("noindex");
  await expect(page.getByText("Too many requests")).toBeVisible();
  await service.script(failing(500));
  await expect(page.getByText("Data service error")).toBeVisible({ timeout: 25_000 });
  await service.script({});
  await expect(page.getByRole("region", { name: "What changed" })).toBeVisible({ timeout: 25_000 });
});

test("an invalid answer is reported with its field, with status 502", async ({
  request,
  network,
  service,
}) => {
  await service.script(spoilt("transactions.0.lt", "soon"));
  const { status, text } = await fetchInTime(request, `/${network}/tx/${await newest(service)}`);
  expect(status).toBe(502);
  expect(text).toContain("transactions.0.lt");
});

test("a pending trace looks right", async ({ page, network, service }) => {
  const message = await underWay(service, UNDER_WAY);
  await expectToLookRight(
    page,
    `/${network}/tx/${message}`,
    async () => {
      await expect(page.getByRole("region", { name: "Selected step" })).toBeVisible();
    },
    [320, 1440],
  );
});

test("the page of an unknown hash looks right", async ({ page, network, service }) => {
  await expectToLookRight(page, `/${network}/tx/${parseHash((await service.facts()).unknownHash)}`);
});

// Those with messages and cells: bodies.spec.ts.
for (const tab of ["execution", "raw"]) {
  test(`the tab ${tab} looks right with everything open`, async ({ page, network, service }) => {
    const path = `/${network}/tx/${parseHash((await service.facts()).newestTrace)}/${tab}`;
    await expectToLookRight(page, path, async () => {
      for (const fold of await page.locator("main details > summary").all())
        if (await fold.isVisible()) await fold.click();
    });
  });
}
