import type { Page } from "playwright/test";
import { formatFriendly } from "@/lib/ton/address/address";
import { parseAddress } from "@/lib/ton/address/read-address";
import { expectWarmIsFree } from "./call-cost";
import { expect, test } from "./fixtures";
import { gotoInTime } from "./in-time";
import { expectToLookRight } from "./looks";

const DOMAIN = "/dns/account-0.ton";

function fact(page: Page, name: string) {
  return page
    .locator("dt")
    .filter({ hasText: new RegExp(`^${name}$`) })
    .locator("+ dd");
}

test("a domain shows who has it and where it leads", async ({ page, network, service }) => {
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

test("a domain that nobody has is not there, and its name is repeated", async ({ page, network }) => {
  const response = await gotoInTime(page, `/${network}/dns/account-1.ton`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("account-1.ton");
  await expect(page.getByText("no record of “account-1.ton”")).toBeVisible();
});

test("a name that looks like another says so", async ({ page, network }) => {
  // The first letter is Cyrillic.
  await page.goto(`/${network}/dns/${encodeURIComponent("аccount-0.ton")}`);
  await expect(page.getByText("it mixes scripts")).toBeVisible();
  await expect(page.getByText("no record of")).toBeVisible();
});

test("what is no name is told with what was typed, and nothing is asked for it", async ({
  page,
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

test("a domain asks the service at most three times cold, not at all warm, and reads without JavaScript", async ({
  browser,
  request,
  network,
  service,
}) => {
  await expectWarmIsFree(service, () => request.get(`/${network}${DOMAIN}`));
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/${network}${DOMAIN}`);
  await expect(fact(page, "Owner")).toContainText("account-0.ton");
  await context.close();
});

for (const { fault, status, says } of [
  // The end of a limit that is over soon is waited for: the page has gone out by then.
  { fault: { kind: "status", status: 429, retryAfter: 2 }, status: 200, says: "Too many requests" },
  { fault: { kind: "status", status: 500 }, status: 502, says: "Data service error" },
  {
    fault: { kind: "wrongType", path: "records.0.domain", value: 7 },
    status: 502,
    says: "at records.0.domain",
  },
] as const) {
  test(`a domain recovers by itself after: ${says}`, async ({ page, network, service }) => {
    await service.script({ rules: [{ match: { path: "dns/records" }, fault }] });
    const where = `/${network}${DOMAIN}`;
    const response = await (status === 200 ? page.goto(where) : gotoInTime(page, where));
    expect(response?.status()).toBe(status);
    await expect(page.getByText(says)).toBeVisible();
    await service.script({});
    await expect(fact(page, "Owner")).toBeVisible({ timeout: 20_000 });
  });
}

for (const name of ["account-1.ton", "foundation"]) {
  test(`/dns/${name} looks right`, async ({ browser, network }) => {
    await expectToLookRight(browser, `/${network}/dns/${name}`);
  });
}
