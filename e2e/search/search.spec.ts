import type { APIRequestContext, Page } from "playwright/test";
import { FORMS } from "../../lib/search/forms";
import { outcomeOf } from "../../lib/search/outcome";
import { formatFriendly } from "../../lib/ton/address/address";
import { parseAddress } from "../../lib/ton/address/read-address";
import { parseHash } from "../../lib/ton/value/hash";
import { expect, test } from "../helpers/fixtures";
import { fetchPage } from "../helpers/html";
import { holdRequests } from "../helpers/hold-requests";
import { expectToLookRight } from "../helpers/looks";
import { EXPLORER_URL } from "../world/world";

/** What people type into the search, where it leads, and which searches are remembered. */

const FRIENDLY = "Ef8zMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzM0vF";
const RAW = `-1:${"3".repeat(64)}`;
const TEST_FRIENDLY = formatFriendly(parseAddress(RAW), { bounceable: true, testnet: true });
const HASH = "fbf0".repeat(16);
const MAINNET = { id: "mainnet", name: "Mainnet", standard: true, testnet: false };

function box(page: Page) {
  return page.locator("header input[name=q]");
}

function options(page: Page) {
  return page.getByRole("option");
}

function formats(page: Page) {
  return page.getByRole("region", { name: "Supported formats" }).getByRole("listitem");
}

/** Opens a cheap page, and the search box with its scripts. */
async function open(page: Page, path = "/search"): Promise<void> {
  await page.goto(path);
  await box(page).click();
  await expect(page.getByRole("combobox", { name: "Search" })).toBeFocused();
}

function expectAt(page: Page, path: string): Promise<void> {
  return expect.poll(() => page.url().slice(new URL(page.url()).origin.length)).toBe(path);
}

async function redirectOf(request: APIRequestContext, path: string) {
  const response = await request.get(path, { maxRedirects: 0 });
  return [response.status(), response.headers()["location"] ?? null];
}

/** Where Enter leads: to what the text means, or to the page of all matches. */
function destinationOf(text: string): string {
  const outcome = outcomeOf(text, EXPLORER_URL, MAINNET, [MAINNET]);
  return outcome.kind === "clear" ? outcome.href : `/search?q=${encodeURIComponent(text)}`;
}

test("without scripts every form of input leads where it does with scripts", async ({ request }) => {
  expect(FORMS.length).toBeGreaterThan(10);
  for (const { name, example } of FORMS) {
    const to = destinationOf(example);
    const [status, location] = await redirectOf(request, `/search?q=${encodeURIComponent(example)}`);
    expect([name, status, location]).toEqual(to.startsWith("/search") ? [name, 200, null] : [name, 307, to]);
  }
});

test("Enter searches for what was typed, also on the page that it led to, and for addresses in groups of characters", async ({
  page,
}) => {
  await open(page);
  for (const [typed, to] of [
    ["lt 5", "/transactions?lt=5"],
    ["1700000000", "/search?q=1700000000"],
    [FRIENDLY.replaceAll(/(.{4})(?=.)/g, "$1 "), `/account/${FRIENDLY}`],
  ] as const) {
    await box(page).fill(typed);
    await page.keyboard.press("Enter");
    await expectAt(page, to);
    await box(page).click();
  }
});

test("a number has several matches, in the box and on the page", async ({ page }) => {
  await open(page);
  await box(page).fill("1700000000");
  await expect(page.getByRole("group", { name: "Blocks" }).getByRole("option")).toHaveText([
    /^Blocks made until 2023-11-14 22:13:20 UTC/,
    /^Masterchain block 1,?700,?000,?000$/,
  ]);
  await expect(page.getByRole("group", { name: "Transactions" }).getByRole("option")).toHaveText([
    "Logical time 1700000000",
  ]);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?q=1700000000");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: /^Masterchain block 1,?700,?000,?000$/ })).toHaveAttribute(
    "href",
    "/block/1700000000",
  );
  await expect(main.getByTestId("typed")).toHaveText("1700000000");
});

for (const [outcome, isLost] of [
  ["load late", false],
  ["fail to load", true],
] as const) {
  test(`typed input is searched for when the scripts of the search ${outcome}`, async ({ page }) => {
    await page.goto("/search");
    // Once the sheet has opened, the page handles keys.
    await page.getByRole("button", { name: "Keyboard shortcuts" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    const release = await holdRequests(page, "**/_next/static/chunks/*.js", (route) =>
      isLost ? route.abort() : route.continue(),
    );
    await box(page).click();
    await page.keyboard.type(FRIENDLY);
    await page.keyboard.press("Enter");
    await expect(box(page)).toHaveValue(FRIENDLY);
    // Whoever sees nothing happen presses it again.
    await page.keyboard.press("Enter");
    release();
    await expectAt(page, `/account/${FRIENDLY}`);
  });
}

test("the keyboard moves through the matches, closes the list, and opens the selected match", async ({
  page,
}) => {
  await page.goto("/search");
  await page.keyboard.press("/");
  await expect(page.getByRole("combobox", { name: "Search" })).toBeFocused();
  await page.keyboard.type("123");
  await expect(options(page)).toHaveCount(2);
  const marked = page.locator('[role=option][aria-selected="true"]');
  await expect(marked).toHaveCount(0);
  for (const [key, text] of [
    ["ArrowDown", "Masterchain block 123"],
    ["ArrowDown", "Logical time 123"],
    ["ArrowDown", "Masterchain block 123"],
    ["ArrowUp", "Logical time 123"],
    ["Home", "Masterchain block 123"],
    ["End", "Logical time 123"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(marked).toHaveText(text);
    const id = (await marked.getAttribute("id")) ?? "none";
    await expect(box(page)).toHaveAttribute("aria-activedescendant", id);
  }
  await page.keyboard.press("Escape");
  await expect(options(page)).toHaveCount(0);
  await expect(box(page)).toHaveValue("123");
  await expect(box(page)).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expectAt(page, "/block/123");
});

test("keys of the page are text in the search box, and Tab leaves it and closes the list", async ({
  page,
}) => {
  await open(page);
  await page.keyboard.type("a/b");
  await expect(box(page)).toHaveValue("a/b");
  await page.getByRole("heading", { level: 1 }).click({ position: { x: 5, y: 5 } });
  await page.keyboard.press("Control+k");
  await expect(box(page)).toBeFocused();
  await box(page).fill("123");
  await expect(options(page)).toHaveCount(2);
  await page.keyboard.press("Tab");
  await expect(page.locator("header").getByRole("button", { name: "Search" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(options(page)).toHaveCount(0);
});

test("recent searches stay on the device, and can be removed one by one or all at once", async ({ page }) => {
  await open(page);
  for (const [text, path] of [
    ["123", "/block/123?from=search"],
    ["lt 5", "/transactions?lt=5"],
    ["nothing known", "/search?q=nothing+known"],
  ] as const) {
    await box(page).fill(text);
    await page.keyboard.press("Enter");
    await expectAt(page, path);
    await page.goto("/search");
    await box(page).click();
  }
  await expect(options(page)).toHaveText(["nothing known", "lt 5", "123"]);
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Clear all" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Remove lt 5" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(options(page)).toHaveText(["nothing known", "123"]);
  await expect(box(page)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(page.locator('[role=option][aria-selected="true"]')).toHaveText("123");
  expect(requested.filter((url) => /123|nothing/.test(url))).toEqual([]);
  await page.getByRole("button", { name: "Clear all" }).click();
  await expect(options(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("recent-searches"))).toBe("[]");
});

test("the search works in a browser without storage", async ({ ownPage: page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, "localStorage", {
      get: () => {
        throw new Error("forbidden");
      },
    });
  });
  await open(page);
  await box(page).fill("lt 5");
  await page.keyboard.press("Enter");
  await expectAt(page, "/transactions?lt=5");
});

test("without JavaScript the search box is a form with the same results", async ({ reader: page }) => {
  await page.goto("/");
  const start = page.getByRole("search").getByRole("textbox");
  await start.fill("123");
  await start.press("Enter");
  await expectAt(page, "/block/123?from=search");
  await expect(page.getByRole("heading", { name: /^Block 123/ })).toBeVisible();
  await expect(page.getByRole("link", { name: "Logical time 123" })).toHaveAttribute(
    "href",
    "/transactions?lt=123",
  );
  await page.goto("/search?q=90000000");
  await expect(page.getByRole("link", { name: /^Masterchain block 90,?000,?000$/ })).toBeVisible();
  await box(page).fill("lt 5");
  await page.locator("header").getByRole("button", { name: "Search" }).click();
  await expectAt(page, "/transactions?lt=5");
});

test("an address written for a test network opens there, which the suggestions say", async ({
  page,
  request,
}) => {
  await open(page);
  await box(page).fill(TEST_FRIENDLY);
  await expect(options(page)).toHaveText([
    /^Account .* on Testnet$/,
    /although it is written for a test network$/,
  ]);
  await page.keyboard.press("Enter");
  await expectAt(page, `/testnet/account/${TEST_FRIENDLY}`);
  const location = `/testnet/account/${TEST_FRIENDLY}`;
  expect(await redirectOf(request, `/search?q=${TEST_FRIENDLY}`)).toEqual([307, location]);
});

test("a typed hash is looked up, and the lookup is dropped when the input is cleared", async ({
  page,
  network,
  service,
}) => {
  const { newestMessage, newestTransaction } = await service.facts();
  // The first networks also get lookups of hashes that other tests search elsewhere.
  const lookups = () => service.calls({ path: /^(?:transactions|messages|traces)$/ });
  const before = (await lookups()).length;
  await open(page, `/${network}/search`);
  await box(page).fill(parseHash(newestTransaction));
  await expect(options(page).first()).toHaveText(/^Transaction [0-9a-f]{64}$/);
  await box(page).fill(parseHash(newestMessage));
  await box(page).fill("");
  await box(page).fill(parseHash(newestMessage));
  await expect(options(page).first()).toHaveText(/^Message [0-9a-f]{64}$/);
  const made = (await lookups()).slice(before);
  expect(made.map(({ path }) => path)).toEqual(["transactions", "transactions", "messages"]);
});

test("a hash of another network is reported, with a link to that network", async ({
  page,
  network,
  service,
}) => {
  await service.facts();
  const { upstream } = await import("../upstream/control");
  const { newestTransaction } = await upstream("testnet").facts();
  const hash = parseHash(newestTransaction);
  await open(page, `/${network}/search`);
  await box(page).fill(hash);
  await expect(page.getByRole("status").filter({ hasText: `Not on` })).toContainText("but on Testnet");
  await page.getByRole("option", { name: "on Testnet" }).click();
  await expectAt(page, `/testnet/tx/${hash}`);
});

test("a failed lookup is reported, and Enter still opens the transaction", async ({
  page,
  network,
  service,
}) => {
  await service.script({
    rules: [{ match: { path: "transactions" }, fault: { kind: "status", status: 403 } }],
  });
  await open(page, `/${network}/search`);
  await box(page).fill(HASH);
  await expect(page.getByText("Lookup failed.")).toBeVisible();
  await page.keyboard.press("Enter");
  await expectAt(page, `/${network}/tx/${HASH}`);
});

test("a search for a hash redirects without a lookup", async ({ request, network, service }) => {
  const hash = parseHash((await service.facts()).newestTransaction);
  expect(await redirectOf(request, `/${network}/search?q=${hash}`)).toEqual([307, `/${network}/tx/${hash}`]);
  expect(await service.calls({ path: /transactions|messages|traces/ })).toEqual([]);
});

test("URLs of other explorers and other spellings of ours redirect to the one URL", async ({ request }) => {
  for (const [from, to] of [
    [`/address/${RAW}`, `/account/${FRIENDLY}`],
    [`/account/${TEST_FRIENDLY}/transactions?a=b`, `/account/${FRIENDLY}/transactions?a=b`],
    [`/mainnet/address/${FRIENDLY}`, `/account/${FRIENDLY}`],
    [`/testnet/address/${FRIENDLY}`, `/testnet/account/${TEST_FRIENDLY}`],
    [`/transaction/${HASH.toUpperCase()}`, `/tx/${HASH}`],
    ["/block/(-1,8000000000000000,123)", "/block/123"],
    [`/jetton/${RAW}`, `/jetton/${FRIENDLY}`],
    ["/dns/Foundation.TON", "/dns/foundation.ton"],
  ] as const) {
    expect([from, ...(await redirectOf(request, from))]).toEqual([from, 308, to]);
  }
  for (const path of [
    `/account/${FRIENDLY}`,
    `/jetton/${FRIENDLY}`,
    "/account/foundation.ton",
    "/api/health",
  ]) {
    expect([path, (await redirectOf(request, path))[1]]).toEqual([path, null]);
  }
});

test("unrecognized input is shown as it was typed, with the supported formats", async ({ reader: page }) => {
  const complaint = "<script>alert(1)</script>";
  for (const [text, shown] of [
    [complaint, complaint],
    ["pay\u202Elive", "pay[U+202E]live"],
    ["x".repeat(4_000), /^x{299}…$/],
  ] as const) {
    const response = await page.goto(`/search?q=${encodeURIComponent(text)}`);
    expect(response?.status()).toBe(422);
    expect(response?.headers()["x-robots-tag"]).toContain("noindex");
    await expect(page.getByTestId("typed")).toHaveText(shown);
    await expect(page.getByText("No matches. See supported formats.")).toBeVisible();
    await expect(formats(page)).toHaveCount(FORMS.length);
  }
});

test("the box and the page say what is wrong with the input", async ({ page, request }) => {
  await open(page);
  for (const [text, title] of [
    [FRIENDLY.replace("M0vF", "M0vG"), "Bad checksum"],
    [FRIENDLY.slice(0, -1), "Address with 47 of 48 characters"],
    [HASH.slice(1), "Hash with 63 of 64 hexadecimal digits"],
    ["0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045", "Ethereum address"],
    ["vitalik.eth", "Ethereum name"],
    ["TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t", "Tron address"],
  ] as const) {
    await box(page).fill(text);
    await expect(page.getByRole("status").filter({ hasText: title })).toBeVisible();
    const { text: shown } = await fetchPage(request, `/search?q=${encodeURIComponent(text)}`);
    expect(shown).toContain(title);
  }
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").getByText("Tron address")).toBeVisible();
});

/** What the explorer learns when a visitor opens a list of jettons. */
async function seeJettons(request: APIRequestContext, network: string): Promise<void> {
  expect((await request.get(`/api/${network}/v3/jetton/masters?limit=10`)).status()).toBe(200);
}

test("tokens are found by name, among those that the explorer has seen", async ({
  page,
  network,
  request,
  service,
}) => {
  await open(page, `/${network}/search`);
  await box(page).fill("nobody is called so");
  await expect(page.getByText("No matches.")).toBeVisible();
  await expect(page.getByRole("link", { name: "See supported formats" })).toBeVisible();
  await seeJettons(request, network);
  await box(page).fill("JETTON 3");
  const tokens = page.getByRole("group", { name: "Tokens" }).getByRole("option");
  await expect(tokens.first()).toHaveText(/J3\s*Jetton 3/);
  await expect(page.getByText("among what this explorer has seen")).toBeVisible();
  // One call from the visit above, and one that fills the names when a network is first searched.
  expect((await service.calls({ path: /jetton/ })).length).toBeLessThanOrEqual(2);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`^.*/${network}/jetton/E[Qf]`));
});

test("tokens are found by name without JavaScript", async ({ reader: page, network, request }) => {
  await seeJettons(request, network);
  const response = await page.goto(`/${network}/search?q=j3`);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole("region", { name: "Names" }).getByRole("link").first()).toHaveText(
    /J3\s*Jetton 3/,
  );
  await expect(page.getByText("Among what this explorer has seen")).toBeVisible();
});

test("private labels are found without being sent to the server", async ({ ownPage: page }) => {
  await page.addInitScript(
    ([address]) => {
      const notes = [{ address, name: "Secret uncle", watched: false }];
      localStorage.setItem("private-notes:mainnet", JSON.stringify(notes));
    },
    [RAW],
  );
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.url()));
  await open(page);
  await box(page).fill("UNCLE");
  await expect(page.getByRole("group", { name: "Private labels" }).getByRole("option")).toHaveText([
    "Secret uncle",
  ]);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Private labels" }).getByRole("link")).toHaveAttribute(
    "href",
    `/account/${FRIENDLY}`,
  );
  expect(sent.filter((url) => /secret/i.test(url))).toEqual([]);
});

test("an empty search shows the supported formats", async ({ reader: page, request }) => {
  expect((await request.get("/search")).status()).toBe(200);
  await page.goto("/search?q=");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expect(formats(page)).toHaveCount(FORMS.length);
});

test("a huge BoC leads to the decode page in the URL's fragment", async ({ page }) => {
  const boc = `te6cc${"A".repeat(600_003)}`;
  await open(page);
  await box(page).fill(boc);
  await expect(options(page)).toHaveText(["Damaged BoC"]);
  await page.keyboard.press("Enter");
  await expect.poll(() => new URL(page.url()).pathname).toBe("/decode");
  expect(new URL(page.url()).hash).toHaveLength("#boc=".length + boc.length);
});

test("a page that does not exist shows the requested path, and offers to search for it", async ({
  reader: page,
}) => {
  const response = await page.goto("/nosuch/thing%202");
  expect(response?.status()).toBe(404);
  await expect(page.getByTestId("typed")).toHaveText("/nosuch/thing 2");
  await expect(page.getByRole("textbox", { name: "Search for it" })).toHaveValue("thing 2");
});

test("searches without a match look right", async ({ page }) => {
  for (const query of ["vitalik.eth", "x".repeat(500)])
    await expectToLookRight(page, `/search?q=${query}`, undefined, [320, 1440]);
});

test("the search box looks right with suggestions and with recent searches", async ({ page }) => {
  await expectToLookRight(page, "/search?q=1700000000", async () => {
    await box(page).fill(TEST_FRIENDLY);
    await expect(options(page)).toHaveCount(2);
    await page.keyboard.press("ArrowDown");
  });
  await expectToLookRight(page, "/search", async () => {
    await box(page).fill("1700000000");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/search?q=1700000000");
    await box(page).click();
    await expect(options(page)).toHaveCount(1);
  });
});
