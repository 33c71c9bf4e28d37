import type { APIRequestContext } from "playwright/test";
import * as v from "valibot";
import { formatFriendly } from "../../lib/ton/address/address";
import { parseAddress } from "../../lib/ton/address/read-address";
import { exactAmount } from "../../lib/ton/value/amount";
import { expect, test } from "../helpers/fixtures";
import { fetchInTime, gotoInTime } from "../helpers/in-time";
import { HISTORY_TIMEOUT, waitForHistory } from "../helpers/localnet-control";

/** The nominator pools of the embedded chain, and the positions of their nominators. */

const Deposits = v.object({
  actions: v.array(v.object({ details: v.object({ provider: v.string(), pool: v.string() }) })),
});
const Pool = v.object({
  validator_amount: v.string(),
  active_nominators: v.array(v.object({ address: v.string(), balance: v.string() })),
});
const Rewards = v.object({ rewards: v.array(v.object({ reward: v.string() })) });

const friendly = (address: string) =>
  formatFriendly(parseAddress(address), { bounceable: true, testnet: false });
const coins = (amounts: readonly string[]) =>
  exactAmount(
    amounts.reduce((sum, amount) => sum + BigInt(amount), 0n),
    9,
  );
/** As a page shows it, without commas. */
const digits = (text: string | null) => (text ?? "").replaceAll(/[\s,]/g, "");

async function fetchAnswer<T>(
  request: APIRequestContext,
  path: string,
  schema: v.GenericSchema<unknown, T>,
): Promise<T> {
  return v.parse(schema, await (await request.get(`/api/chain/v3/${path}`)).json());
}

/** A pool of the chain with its largest nominator. */
async function somePool(request: APIRequestContext) {
  const { actions } = await fetchAnswer(request, "actions?action_type=stake_deposit&limit=100", Deposits);
  const address = actions.find(({ details }) => details.provider === "nominator")?.details.pool ?? "";
  const pool = await fetchAnswer(request, `staking/nominatorPools/pool?pool=${address}`, Pool);
  const [nominator] = pool.active_nominators.toSorted((one, other) =>
    BigInt(one.balance) < BigInt(other.balance) ? 1 : -1,
  );
  if (nominator === undefined) throw new Error("there is no nominator");
  return { address, pool, nominator };
}

test.beforeAll(async ({ request }) => {
  test.setTimeout(HISTORY_TIMEOUT);
  await waitForHistory(request);
});

test("pools are listed, and can be searched by address", async ({ reader: page, request }) => {
  const { address } = await somePool(request);
  await gotoInTime(page, "/chain/staking");
  await expect(page.getByText("The data service has no list of pools")).toBeVisible();
  const pools = page.getByRole("rowheader");
  await expect(pools).toHaveCount(2);
  await page.getByLabel("Name or address").fill(friendly(address));
  await page.getByRole("search", { name: "Search pools" }).getByRole("button", { name: "Search" }).click();
  await expect(page.getByText("1 of 2 pools match.")).toBeVisible();
  await pools.getByRole("link").click();
  await expect(page).toHaveURL(`/chain/pool/${friendly(address)}`);
  await expect(page.getByRole("heading", { level: 1, name: "Nominator pool" })).toBeVisible();
});

test("a pool shows its nominators, its stake, when it can be withdrawn, and what a stake would have earned", async ({
  reader: page,
  request,
}) => {
  const { address, pool } = await somePool(request);
  await gotoInTime(page, `/chain/pool/${friendly(address)}`);
  const nominators = page.getByRole("table", { name: /^Nominators of this pool/ });
  await expect(nominators.getByRole("rowheader")).toHaveCount(pool.active_nominators.length);
  const fact = (name: string) => page.locator("dt", { hasText: name }).locator("+ dd").first();
  expect(digits(await fact("Validator’s stake").textContent())).toContain(coins([pool.validator_amount]));
  expect(digits(await fact("Nominators’ stake").textContent())).toContain(
    coins(pool.active_nominators.map(({ balance }) => balance)),
  );
  await expect(fact("Withdrawal")).toHaveText(/at once|once the stake is returned/);
  await page.getByLabel(/^Stake, /).fill("12,500");
  await page.getByRole("button", { name: "Calculate" }).click();
  await expect(page).toHaveURL(/\?stake=12(,|%2C)500$/);
  await expect(fact("If the reward grows with the stake")).toContainText("per round");
});

test("every tab of a pool shows its content", async ({ reader: page, request }) => {
  const { address } = await somePool(request);
  for (const [tab, text] of [
    ["rewards", /to nominators/],
    ["events", /^Deposit$/],
    ["validator", /^All \d+ events$/],
  ] as const) {
    await gotoInTime(page, `/chain/pool/${friendly(address)}/${tab}`);
    await expect(page.getByText(text).first()).toBeVisible();
    await expect(page.getByText(/Data service error|Unexpected response/)).toHaveCount(0);
  }
});

test("a nominator's position and rewards are exact to the last unit", async ({ reader: page, request }) => {
  const { address, nominator } = await somePool(request);
  const account = `/chain/account/${friendly(nominator.address)}/staking`;
  await gotoInTime(page, account);
  expect(digits(await page.getByTestId("position-total").textContent())).toContain(
    coins([nominator.balance]),
  );
  await expect(page.getByRole("table", { name: /^Events of this account/ })).toBeVisible();
  await page.getByRole("navigation", { name: "Position" }).getByRole("link", { name: "Rewards" }).click();
  await expect(page).toHaveURL(/\/staking\/rewards\?/);
  const { rewards } = await fetchAnswer(
    request,
    `staking/nominatorPools/nominatorRewards?pool=${address}&nominator=${nominator.address}&limit=1000`,
    Rewards,
  );
  expect(rewards.length).toBeGreaterThan(0);
  await expect(page.getByTestId("reward-total")).toBeVisible();
  expect(digits(await page.getByTestId("reward-total").textContent())).toContain(
    coins(rewards.map(({ reward }) => reward)),
  );
});

test("an address that is not a nominator pool is answered with 404 and a link to the account", async ({
  request,
}) => {
  const { nominator } = await somePool(request);
  const { status, text } = await fetchInTime(request, `/chain/pool/${friendly(nominator.address)}`);
  expect(status).toBe(404);
  expect(text).toContain("Not a nominator pool");
  expect(text).toContain("See it as an account");
});
