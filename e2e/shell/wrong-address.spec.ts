import { expect, test } from "../helpers/fixtures";
import { fetchPage } from "../helpers/html";

const PAGES = [
  ["account", "Account"],
  ["account/EQ_wrong/messages", "Account"],
  ["jetton", "Jetton"],
  ["jetton/EQ_wrong/transfers", "Jetton"],
  ["nft", "NFT"],
  ["nft/EQ_wrong/owners", "NFT"],
  ["pool", "Nominator pool"],
  ["pool/EQ_wrong/events", "Nominator pool"],
  ["multisig", "Multisig"],
  ["vesting", "Vesting"],
  ["validator", "Validator"],
] as const;

test("a wrong address in a URL is answered with 422, what the page is for, and what is wrong", async ({
  request,
  network,
}) => {
  for (const [path, title] of PAGES) {
    const page = path.includes("/") ? path : `${path}/EQ_wrong`;
    const { status, text, markup } = await fetchPage(request, `/${network}/${page}`);
    expect([page, status]).toEqual([page, 422]);
    expect(markup, page).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    expect(text, page).toContain("EQ_wrong");
    expect(text, page).toContain("Not recognized");
    // Only a page of an account also accepts a domain.
    expect(text.includes(".ton and .t.me domains"), page).toBe(title === "Account");
  }
});

test("a page of something that does not exist has no tabs, and links to the account at the address", async ({
  reader: page,
}) => {
  for (const kind of ["jetton", "nft", "pool", "multisig", "vesting", "validator"]) {
    await page.goto(`/chain/${kind}/-1:${"AB".repeat(32)}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("main section").filter({ visible: true })).toHaveCount(0);
    await expect(page.getByText("See it as an account").getByRole("link")).toBeVisible();
  }
});
