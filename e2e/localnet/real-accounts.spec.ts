import type { APIRequestContext, Page } from "playwright/test";
import * as v from "valibot";
import { formatFriendly } from "../../lib/ton/address/address";
import { parseAddress } from "../../lib/ton/address/read-address";
import { expect, test } from "../helpers/fixtures";
import { HISTORY_TIMEOUT, waitForHistory } from "../helpers/localnet-control";

/** Every kind of account that the embedded chain has: its card is shown, with the contract's data. */

const Richest = v.array(v.object({ account: v.string() }));
const States = v.object({
  accounts: v.array(
    v.object({
      address: v.string(),
      status: v.string(),
      interfaces: v.nullable(v.array(v.string())),
      frozen_hash: v.optional(v.string()),
    }),
  ),
});

type ChainAccount = v.InferOutput<typeof States>["accounts"][number];

let accounts: readonly ChainAccount[] = [];

async function fetchAnswer<T>(request: APIRequestContext, path: string, schema: v.GenericSchema<unknown, T>) {
  return v.parse(schema, await (await request.get(`/api/chain/v3/${path}`)).json());
}

test.beforeAll(async ({ request }) => {
  test.setTimeout(HISTORY_TIMEOUT);
  await waitForHistory(request);
  const richest = await fetchAnswer(request, "topAccountsByBalance?limit=1000", Richest);
  const states: ChainAccount[] = [];
  for (let at = 0; at < richest.length; at += 100) {
    const requested = richest
      .slice(at, at + 100)
      .map(({ account }) => `address=${encodeURIComponent(account)}`);
    states.push(
      ...(await fetchAnswer(request, `accountStates?include_boc=false&${requested.join("&")}`, States))
        .accounts,
    );
  }
  accounts = states;
});

function accountWith(description: string, fits: (account: ChainAccount) => boolean): ChainAccount {
  const found = accounts.find(fits);
  if (found === undefined) throw new Error(`the chain has no account ${description}`);
  return found;
}

const ofKind = (kind: string) =>
  accountWith(`of the kind ${kind}`, ({ interfaces }) => interfaces?.includes(kind) ?? false).address;

const pathOf = (raw: string) =>
  `/chain/account/${formatFriendly(parseAddress(raw), { bounceable: true, testnet: false })}`;

const card = (page: Page, title: string) => page.getByRole("region", { name: title, exact: true });

const factIn = (page: Page, title: string, name: string) =>
  card(page, title)
    .locator("dt", { hasText: new RegExp(`^${name}$`) })
    .locator("+ dd");

/** The common part of an address's bounceable and non-bounceable forms: the page contains all of it. */
const friendlyText = (raw: string) =>
  formatFriendly(parseAddress(raw), { bounceable: true, testnet: false }).slice(2, -3);

test("a jetton shows its supply and its admin", async ({ reader: page, request }) => {
  const address = ofKind("jetton_master");
  const Masters = v.object({
    jetton_masters: v.array(v.object({ total_supply: v.string(), admin_address: v.nullable(v.string()) })),
  });
  const [master] = (await fetchAnswer(request, `jetton/masters?address=${address}`, Masters)).jetton_masters;
  await page.goto(pathOf(address));
  const supply = await factIn(page, "Jetton", "Supply").textContent();
  expect(BigInt((supply ?? "").replaceAll(/\D/g, ""))).toBeGreaterThan(0n);
  await expect(factIn(page, "Jetton", "Admin")).toContainText(
    master?.admin_address == null ? "None" : friendlyText(master.admin_address),
  );
});

test("a long description of a jetton is shortened and opens in full", async ({ page, request }) => {
  const Described = v.object({
    metadata: v.record(
      v.string(),
      v.object({ token_info: v.array(v.object({ description: v.optional(v.string()) })) }),
    ),
  });
  const { metadata } = await fetchAnswer(request, "jetton/masters?limit=100", Described);
  const long = Object.entries(metadata).flatMap(
    ([
      address,
      {
        token_info: [info],
      },
    ]) => ((info?.description ?? "").length > 150 ? [{ address, text: info?.description ?? "" }] : []),
  );
  const [one] = long;
  if (one === undefined) throw new Error("the chain has no jetton with a long description");
  await page.goto(pathOf(one.address));
  const description = factIn(page, "Jetton", "Description");
  await expect(description).toContainText(one.text.slice(0, 80));
  await expect(description).not.toContainText(one.text.slice(-40));
  await description.getByText("all of it").click();
  await expect(description).toContainText(one.text);
});

test("a jetton wallet shows its owner, its jetton and its balance", async ({ reader: page, request }) => {
  const address = ofKind("jetton_wallet");
  const Wallets = v.object({
    jetton_wallets: v.array(v.object({ owner: v.string(), jetton: v.string(), balance: v.string() })),
  });
  const [wallet] = (await fetchAnswer(request, `jetton/wallets?address=${address}`, Wallets)).jetton_wallets;
  await page.goto(pathOf(address));
  await expect(factIn(page, "Jetton wallet", "Owner")).toContainText(friendlyText(wallet?.owner ?? ""));
  await expect(factIn(page, "Jetton wallet", "Jetton")).toContainText(friendlyText(wallet?.jetton ?? ""));
  await expect(factIn(page, "Jetton wallet", "Balance")).toHaveText(/\d/);
});

test("an NFT shows its owner and its collection", async ({ reader: page, request }) => {
  const address = accountWith(
    "that is an NFT and no domain",
    ({ interfaces }) => interfaces?.includes("nft_item") === true && !interfaces.includes("dns"),
  ).address;
  const Items = v.object({
    nft_items: v.array(
      v.object({ owner_address: v.string(), real_owner: v.nullish(v.string()), index: v.string() }),
    ),
  });
  const [item] = (await fetchAnswer(request, `nft/items?address=${address}`, Items)).nft_items;
  await page.goto(pathOf(address));
  await expect(factIn(page, "NFT", "Owner")).toContainText(
    friendlyText(item?.real_owner ?? item?.owner_address ?? ""),
  );
  await expect(factIn(page, "NFT", "Collection")).toHaveText(/./);
});

test("an NFT collection shows its name and its owner", async ({ reader: page }) => {
  const address = accountWith(
    "that is a collection and no zone of names",
    ({ interfaces }) => interfaces?.includes("nft_collection") === true && !interfaces.includes("dns"),
  ).address;
  await page.goto(pathOf(address));
  await expect(factIn(page, "NFT collection", "Name")).toHaveText(/./);
  await expect(factIn(page, "NFT collection", "Owner")).toHaveText(/./);
});

test("a domain shows its wallet record and links to its own page", async ({ reader: page, request }) => {
  const address = accountWith(
    "that is a domain",
    ({ interfaces }) =>
      interfaces?.includes("nft_item") === true &&
      interfaces.includes("dns") &&
      !interfaces.includes("teleitem"),
  ).address;
  await page.goto(pathOf(address));
  const name = (await factIn(page, "Domain", "Name").textContent()) ?? "";
  expect(name).toMatch(/^[^.\s]+\.ton$/);
  const Records = v.object({ records: v.array(v.object({ dns_wallet: v.nullish(v.string()) })) });
  const [record] = (await fetchAnswer(request, `dns/records?domain=${name}`, Records)).records;
  await expect(factIn(page, "Domain", "Wallet")).toContainText(
    record?.dns_wallet == null ? "Not set" : friendlyText(record.dns_wallet),
  );
  await card(page, "Domain").getByRole("link", { name: "All records of this domain" }).click();
  await expect(page).toHaveURL(`/chain/dns/${name}`);
});

test("a Telegram username shows its auction state and links to the page of its domain", async ({
  reader: page,
}) => {
  await page.goto(pathOf(ofKind("teleitem")));
  const name = (await factIn(page, "Telegram item", "Name").textContent()) ?? "";
  await expect(factIn(page, "Telegram item", "Auction")).toHaveText(/Open|None|Ended/);
  await card(page, "Telegram item").getByRole("link", { name: "All records of this domain" }).click();
  await expect(page).toHaveURL(`/chain/dns/${name}.t.me`);
});

test("a nominator pool shows its nominators, stake and validator share, and is not classified as a vault", async ({
  reader: page,
  request,
}) => {
  const address = ofKind("tv_pool");
  const Pool = v.object({ nominators_count: v.number(), max_nominators_count: v.number() });
  const pool = await fetchAnswer(request, `staking/nominatorPools/pool?pool=${address}`, Pool);
  await page.goto(pathOf(address));
  await expect(factIn(page, "Nominator pool", "Nominators")).toHaveText(
    `${pool.nominators_count} of max ${pool.max_nominators_count}`,
  );
  await expect(factIn(page, "Nominator pool", "Active stake")).toHaveText(/GRAM$/);
  await expect(factIn(page, "Nominator pool", "Validator share")).toHaveText(/^\d+(\.\d+)? % of rewards$/);
  // The index takes it for a vault only because of one of its get methods.
  await expect(page.getByText("Daolama vault")).toHaveCount(0);
});

test("a multisig shows its signers and its threshold", async ({ reader: page, request }) => {
  const address = ofKind("multisig_v2");
  const Multisigs = v.object({
    multisigs: v.array(v.object({ threshold: v.number(), signers: v.array(v.string()) })),
  });
  const [multisig] = (await fetchAnswer(request, `multisig/wallets?address=${address}`, Multisigs)).multisigs;
  await page.goto(pathOf(address));
  const signers = multisig?.signers ?? [];
  await expect(factIn(page, "Multisig", "Threshold")).toHaveText(
    `${multisig?.threshold} of ${signers.length}`,
  );
  for (const signer of signers)
    await expect(factIn(page, "Multisig", "Signers")).toContainText(friendlyText(signer));
});

test("a multisig order shows its multisig and its approvals", async ({ reader: page, request }) => {
  const address = ofKind("multisig_order_v2");
  const Orders = v.object({
    orders: v.array(
      v.object({ approvals_num: v.number(), threshold: v.number(), multisig_address: v.string() }),
    ),
  });
  const [order] = (await fetchAnswer(request, `multisig/orders?address=${address}`, Orders)).orders;
  await page.goto(pathOf(address));
  await expect(factIn(page, "Multisig order", "Approvals")).toHaveText(
    `${order?.approvals_num} of ${order?.threshold}`,
  );
  await expect(factIn(page, "Multisig order", "Multisig")).toContainText(
    friendlyText(order?.multisig_address ?? ""),
  );
  await expect(card(page, "Multisig order").getByText(" approved")).toHaveCount(order?.approvals_num ?? -1);
});

test("a vesting shows its total, the locked amount and the unlock period", async ({ reader: page }) => {
  await page.goto(pathOf(ofKind("wallet_vesting")));
  await expect(factIn(page, "Vesting", "Total")).toHaveText(/GRAM$/);
  await expect(factIn(page, "Vesting", "Locked")).toHaveText(/GRAM$/);
  await expect(factIn(page, "Vesting", "Unlock period")).toHaveText(/^\d+ (day|hour|minute|second)s?$/);
});

test("an NFT sale shows its price and its NFT", async ({ reader: page }) => {
  await page.goto(pathOf(ofKind("nft_sale_getgems_v3")));
  await expect(factIn(page, "NFT sale", "Price")).toHaveText(/GRAM$/);
  await expect(factIn(page, "NFT sale", "NFT")).toHaveText(/./);
});

test("the elector is named and shows its participants, the configuration is named and shows its validators", async ({
  reader: page,
}) => {
  await page.goto(pathOf(`-1:${"3".repeat(64)}`));
  await expect(page.getByText("Elector of the validators")).toBeVisible();
  await expect(page.getByText("System contract", { exact: true })).toBeVisible();
  await expect(factIn(page, "Elector", "Participants")).toHaveText(/^\d+$/);
  await page.goto(pathOf(`-1:${"5".repeat(64)}`));
  await expect(page.getByText("Configuration of the network")).toBeVisible();
  await expect(factIn(page, "Configuration", "Validators")).toHaveText(/^\d+/);
});

test("a wallet shows its version and tokens, and its seqno among the details", async ({ reader: page }) => {
  await page.goto(pathOf(ofKind("wallet_v5r1")));
  await expect(page.getByText("Wallet v5r1", { exact: true })).toBeVisible();
  await expect(card(page, "Tokens")).toContainText(/\d|None/);
  await page.getByRole("link", { name: "Details", exact: true }).click();
  await expect(page.locator("dt", { hasText: /^Seqno$/ }).locator("+ dd")).toHaveText(/^\d+$/);
  await expect(page.locator("dt", { hasText: /^Signatures$/ }).locator("+ dd")).toHaveText("Allowed");
});

test("a frozen account shows the hash of its frozen state", async ({ reader: page }) => {
  const { address, frozen_hash: hash } = accountWith("that is frozen", ({ status }) => status === "frozen");
  const hex = Buffer.from(hash ?? "", "base64").toString("hex");
  await page.goto(pathOf(address));
  await expect(page.getByText("Frozen", { exact: true })).toBeVisible();
  await expect(factIn(page, "From a node", "Frozen state hash")).toHaveText(hex);
});

test("an account without a contract is shown as uninitialized", async ({ reader: page }) => {
  await page.goto(pathOf(accountWith("without a contract", ({ status }) => status === "uninit").address));
  await expect(page.getByText("Uninitialized", { exact: true })).toBeVisible();
  await expect(factIn(page, "From a node", "Suspended")).toHaveText(/./);
});
