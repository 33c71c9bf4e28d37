import type { APIRequestContext } from "playwright/test";
import * as v from "valibot";
import { formatFriendly } from "../../lib/ton/address/address";
import { parseAddress } from "../../lib/ton/address/read-address";
import { expect, test } from "../helpers/fixtures";
import { HISTORY_TIMEOUT, waitForHistory } from "../helpers/localnet-control";
import { expectWarmIsFree } from "../helpers/call-cost";

/** Collections, items and sales of the embedded chain. */

const Items = v.object({
  nft_items: v.array(
    v.object({
      address: v.string(),
      index: v.string(),
      collection_address: v.string(),
      owner_address: v.nullable(v.string()),
      auction_contract_address: v.optional(v.string()),
      sale_contract_address: v.optional(v.string()),
      real_owner: v.optional(v.string()),
      collection: v.object({ next_item_index: v.string() }),
    }),
  ),
});
type Item = v.InferOutput<typeof Items>["nft_items"][number];

const friendly = (address: string) =>
  formatFriendly(parseAddress(address), { bounceable: true, testnet: false });

async function itemWith(request: APIRequestContext, what: string, fits: (item: Item) => boolean) {
  const response = await request.get("/api/chain/v3/nft/items?limit=1000");
  const found = v.parse(Items, await response.json()).nft_items.find(fits);
  if (found === undefined) throw new Error(`the embedded chain has no ${what}`);
  return found;
}

const isNumbered = ({ collection, index }: Item) => Number(collection.next_item_index) > 60 && index === "5";

test.beforeAll(async ({ request }) => {
  test.setTimeout(HISTORY_TIMEOUT);
  await waitForHistory(request);
});

test("a collection is shown as a gallery that loads more, or as a table of the same NFTs", async ({
  page,
  request,
}) => {
  const { collection_address: collection } = await itemWith(request, "numbered item", isNumbered);
  await page.goto(`/chain/nft/${friendly(collection)}`);
  const cards = page.getByRole("rowheader");
  await expect(cards).toHaveCount(50);
  const [first, second] = await Promise.all([cards.nth(0).boundingBox(), cards.nth(1).boundingBox()]);
  expect(second?.y).toBe(first?.y);
  await cards.last().scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 500);
  await expect.poll(() => cards.count()).toBeGreaterThan(50);
  const name = await cards.first().getByRole("link").first().textContent();
  await page.getByRole("navigation", { name: "View" }).getByRole("link", { name: "Table" }).click();
  await expect(page).toHaveURL(/as=table/);
  await expect(page.getByRole("rowheader").first().getByRole("link")).toContainText(name ?? "");
});

test("a filter by attribute applies to the loaded NFTs, says so, and can be cleared", async ({
  reader: page,
  request,
}) => {
  const { collection_address: collection } = await itemWith(request, "numbered item", isNumbered);
  await page.goto(`/chain/nft/${friendly(collection)}`);
  await page.locator("summary", { hasText: "Attributes" }).click();
  await page.locator("dd").getByRole("link").first().click();
  await expect(page.getByText(/of the \d+ NFTs loaded so far match/)).toBeVisible();
  await page.getByRole("link", { name: "Clear this attribute" }).click();
  await expect(page).toHaveURL(new RegExp(`${friendly(collection)}$`));
});

test("an item links to the ones before and after it in its collection", async ({ reader: page, request }) => {
  const item = await itemWith(request, "numbered item", isNumbered);
  await page.goto(`/chain/nft/${friendly(item.address)}`);
  const beside = page.getByRole("navigation", { name: "In the collection" });
  await expect(beside.getByRole("link")).toHaveCount(2);
  const before = page.url();
  await beside.getByRole("link").last().click();
  await expect(page).not.toHaveURL(before);
  await expect(beside.getByRole("link")).toHaveCount(2);
  await beside.getByRole("link").first().click();
  await expect(page).toHaveURL(before);
});

test("an auction shows its highest bid and the time left, and the seller as the owner", async ({
  reader: page,
  request,
}) => {
  const item = await itemWith(
    request,
    "auction",
    ({ auction_contract_address: auction }) => auction !== undefined,
  );
  await page.goto(`/chain/nft/${friendly(item.address)}`);
  const auction = page.locator("section", { has: page.getByRole("heading", { name: "Auction" }) }).last();
  await expect(auction).toContainText(/Highest bid|no bids yet/);
  await expect(auction.getByText(/left|Time is over/)).toBeVisible();
  const owner = page.locator("dt", { hasText: "Owner" }).locator("+ dd").first();
  await expect(owner).toContainText("according to the sale contract");
  await expect(owner.locator(`[data-entity="${item.real_owner}"]`)).toBeVisible();
});

test("an item on sale shows its price", async ({ reader: page, request }) => {
  const item = await itemWith(request, "sale", ({ sale_contract_address: sale }) => sale !== undefined);
  await page.goto(`/chain/nft/${friendly(item.address)}`);
  await expect(page.getByText("Price", { exact: true })).toBeVisible();
  await expect(page.getByText("On sale").first()).toBeVisible();
});

test("an address that is neither an item nor a collection is answered with 404 and a link to the account", async ({
  reader: page,
  request,
}) => {
  const { owner_address: owner } = await itemWith(request, "owner", (item) => item.owner_address !== null);
  const response = await page.goto(`/chain/nft/${friendly(owner ?? "")}`);
  expect(response?.status()).toBe(404);
  await expect(page.getByText("See it as an account")).toBeVisible();
});

test("NFT pages make at most three calls with a cold cache and none with a warm one", async ({
  request,
  lease,
}) => {
  test.slow();
  for (const [thing, tab, most] of [
    ["nftItem", "", 3],
    ["nftItem", "/activity", 2],
    // One call to the index, and one to a node for the royalty.
    ["nftItem", "/details", 2],
    ["nftCollection", "", 3],
    ["nftCollection", "/owners", 3],
    ["nftCollection", "/activity", 3],
  ] as const) {
    const { network, service } = lease("e");
    const path = `/${network}/nft/${friendly((await service.facts())[thing])}${tab}`;
    const cold = await expectWarmIsFree(service, () => request.get(path));
    expect(cold, `${thing}${tab}`).toBeLessThanOrEqual(most);
  }
});
