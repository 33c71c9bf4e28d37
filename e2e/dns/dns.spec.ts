import type { Page } from "playwright/test";
import { formatFriendly } from "@/lib/ton/address/address";
import { parseAddress } from "@/lib/ton/address/read-address";
import { expectWarmIsFree } from "../helpers/call-cost";
import { expect, test } from "../helpers/fixtures";
import { fetchInTime, gotoInTime } from "../helpers/in-time";
import { expectToLookRight } from "../helpers/looks";

const DOMAIN = "/dns/account-0.ton";

function fact(page: Page, name: string) {
  return page
    .locator("dt")
    .filter({ hasText: new RegExp(`^${name}$`) })
    .locator("+ dd");
}

test("a domain shows its owner and its records", async ({ reader: page, network, service }) => {
  const facts = await service.facts();
  const path = (address: string) =>
    `/${network}/account/${formatFriendly(parseAddress(address), { bounceable: true, testnet: false })}`;
  await page.goto(`/${network}${DOMAIN}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("account-0.ton");
  for (const [name, address] of [
    ["Owner", facts.busyAccount],
    ["Wallet", facts.busyAccount],
    ["NFT item", facts.nftItem],
  ] as const) {
    await expect(fact(page, name).getByRole("link")).toHaveAttribute("href", path(address));
  }
  await expect(fact(page, "Site")).toHaveText(/[0-9A-F]{64}/);
  await expect(fact(page, "Storage")).toHaveText("Not set");
  await expect(fact(page, "Next resolver")).toHaveText("Not set");
});

for (const [name, badge, says] of [
  ["account-1.ton", "Available", "a first bid of at least 10 GRAM"],
  ["free.ton", "Available", "a first bid of at least 100 GRAM"],
  ["abc.ton", "Cannot be minted", "at least 4 characters"],
  ["роза.ton", "Cannot be minted", "Only a–z, 0–9 and hyphens"],
  ["shop.account-0.ton", "Not found", "belong to account-0.ton"],
  ["nobody.t.me", "Not found", "has not been minted"],
] as const) {
  test(`${name} is answered with 404 and the badge “${badge}”`, async ({ request, network }) => {
    const { status, text } = await fetchInTime(request, `/${network}/dns/${encodeURIComponent(name)}`);
    expect(status).toBe(404);
    for (const part of [name, badge, says, "has no NFT item of this name"]) expect(text).toContain(part);
  });
}

test("a name in Punycode is shown with the text that it encodes", async ({ request, network }) => {
  const { text } = await fetchInTime(request, `/${network}/dns/xn--e1afmkfd.ton`);
  expect(text).toContain("Punycode for “пример”");
});

test("a domain shows when it expires, and an expired one that it can be bought", async ({
  request,
  network,
}) => {
  const { text } = await fetchInTime(request, `/${network}${DOMAIN}`);
  for (const part of ["Active", "until it expires", "Registration", "Expires", "Last renewed"])
    expect(text).toContain(part);
  // It was renewed when the page was rendered: for the rest of that second all of its 366 days are left.
  expect(text).toMatch(/36[56] days/);
  const { text: expired } = await fetchInTime(request, `/${network}/dns/account-30.ton`);
  for (const part of ["Expired", "a first bid of at least 5 GRAM", "its records still resolve"])
    expect(expired).toContain(part);
});

test("an auction shows its bids and counts down to its end, and the HTML already has the remaining time", async ({
  page,
  network,
}) => {
  const response = await page.goto(`/${network}/dns/account-10.ton`);
  expect(await response?.text()).toMatch(/role="timer"[^>]*>0[12]:\d\d:\d\d</);
  await expect(page.getByText("In auction")).toBeVisible();
  await expect(fact(page, "Highest bid")).toHaveText("40 GRAM");
  await expect(fact(page, "Min next bid")).toHaveText("42 GRAM");
  await expect(fact(page, "Owner")).toHaveText("None yet");
  const timer = page.getByRole("timer");
  const before = await timer.textContent();
  await expect(timer).not.toHaveText(before ?? "", { timeout: 10_000 });
});

test("a domain whose contract state fails still shows its records", async ({
  reader: page,
  network,
  service,
}) => {
  await service.script({
    rules: [{ match: { path: "accountStates" }, fault: { kind: "status", status: 500 } }],
  });
  const response = await page.goto(`/${network}${DOMAIN}`);
  expect(response?.status()).toBe(200);
  await expect(page.getByText("Auction and expiry could not be loaded.")).toBeVisible();
  await expect(fact(page, "Site")).toHaveText(/[0-9A-F]{64}/);
});

test("the form redirects names and accounts in any spelling, and answers invalid ones with 422", async ({
  request,
  network,
  service,
}) => {
  const { busyAccount } = await service.facts();
  const leads = async (typed: string) => {
    const response = await request.get(`/${network}/dns?q=${encodeURIComponent(typed)}`, { maxRedirects: 0 });
    return [response.status(), decodeURIComponent(response.headers()["location"] ?? "")];
  };
  expect(await leads("Foundation")).toEqual([307, `/${network}/dns/foundation.ton`]);
  expect(await leads("FOUNDATION.TON.")).toEqual([307, `/${network}/dns/foundation.ton`]);
  expect(await leads(busyAccount)).toEqual([307, `/${network}/dns?wallet=${busyAccount}`]);
  for (const typed of ["...", "a b", "foundation.com", "a".repeat(300), "a\u0000b.ton"])
    expect([typed, (await leads(typed))[0]]).toEqual([typed, 422]);
  expect(await service.calls({ path: "dns/records" })).toEqual([]);
});

test("the auctions of a bidder are listed, and can be filtered by state", async ({
  reader: page,
  network,
  service,
}) => {
  const { busyAccount } = await service.facts();
  await page.goto(`/${network}/dns?bidder=${busyAccount}`);
  await expect(page.getByRole("rowheader").first()).toBeVisible();
  await page
    .getByRole("navigation", { name: "State of the auction" })
    .getByRole("link", { name: "Bidding" })
    .click();
  await service.waitForCalls(1, { path: "dns/activeAuctions", query: { state: "bidding" } });
});

test("a name that mixes alphabets says so", async ({ reader: page, network }) => {
  // The first letter is Cyrillic.
  await page.goto(`/${network}/dns/${encodeURIComponent("аccount-0.ton")}`);
  await expect(page.getByText(/mixes .*Cyrillic/).first()).toBeVisible();
  await expect(page.getByText("Cannot be minted")).toBeVisible();
});

test("an invalid name is answered with 422 and the text that was typed, without a call for its records", async ({
  reader: page,
  network,
  service,
}) => {
  for (const typed of ["foundation", "a b.ton", "<img src=x>", ".ton", `${"a".repeat(300)}.ton`]) {
    const response = await page.goto(`/${network}/dns/${encodeURIComponent(typed)}`);
    expect([typed, response?.status()]).toEqual([typed, 422]);
    await expect(page.getByText(`“${typed.slice(0, 80)}`)).toBeVisible();
  }
  expect(await service.calls({ path: "dns/records" })).toEqual([]);
});

test("a domain makes at most three calls with a cold cache and none with a warm one, and works without JavaScript", async ({
  reader: page,
  request,
  network,
  service,
}) => {
  await expectWarmIsFree(service, () => request.get(`/${network}${DOMAIN}`));
  await page.goto(`/${network}${DOMAIN}`);
  await expect(fact(page, "Owner")).toContainText("account-0.ton");
});

for (const { fault, status, says } of [
  // A short rate limit is waited out: by then the page has been sent.
  { fault: { kind: "status", status: 429, retryAfter: 2 }, status: 200, says: "Too many requests" },
  { fault: { kind: "status", status: 500 }, status: 502, says: "Data service error" },
  {
    fault: { kind: "wrongType", path: "records.0.domain", value: 7 },
    status: 502,
    says: "at records.0.domain",
  },
] as const) {
  test(`the page of a domain recovers by itself after “${says}” @waits`, async ({
    page,
    network,
    service,
  }) => {
    await service.script({ rules: [{ match: { path: "dns/records" }, fault }] });
    const where = `/${network}${DOMAIN}`;
    const response = await (status === 200 ? page.goto(where) : gotoInTime(page, where));
    expect(response?.status()).toBe(status);
    await expect(page.getByText(says)).toBeVisible();
    await service.script({});
    await expect(fact(page, "Owner")).toBeVisible({ timeout: 20_000 });
  });
}

for (const path of ["/dns/account-1.ton", "/dns/foundation", "/dns/account-10.ton", "/dns?q=..."]) {
  test(`${path} looks right`, async ({ page, network }) => {
    await expectToLookRight(page, `/${network}${path}`);
  });
}
