import * as v from "valibot";
import { formatFriendly } from "../../lib/ton/address/address";
import { parseAddress } from "../../lib/ton/address/read-address";
import { expect, test } from "../helpers/fixtures";
import { HISTORY_TIMEOUT, waitForHistory } from "../helpers/localnet-control";

/** On the embedded chain a stranger mints every trader a "TIDE" whose first letter is Cyrillic. */

const FAKE = "ТIDE";

const Masters = v.object({
  metadata: v.record(
    v.string(),
    v.object({ token_info: v.array(v.object({ symbol: v.optional(v.string()) })) }),
  ),
});
const Wallets = v.object({ jetton_wallets: v.array(v.object({ owner: v.string() })) });

test.beforeAll(async ({ request }) => {
  test.setTimeout(HISTORY_TIMEOUT);
  await waitForHistory(request);
});

test("a token that imitates another one is hidden among suspicious tokens, with the reason", async ({
  page,
  request,
}) => {
  const masters = await (await request.get("/api/chain/v3/jetton/masters?limit=100")).json();
  const fake = Object.entries(v.parse(Masters, masters).metadata).find(([, { token_info: infos }]) =>
    infos.some(({ symbol }) => symbol === FAKE),
  );
  const of = `jetton_address=${encodeURIComponent(fake?.[0] ?? "")}&exclude_zero_balance=true&limit=100`;
  const wallets = await (await request.get(`/api/chain/v3/jetton/wallets?${of}`)).json();
  const [held] = v.parse(Wallets, wallets).jetton_wallets;
  const holder = formatFriendly(parseAddress(held?.owner ?? ""), { bounceable: true, testnet: false });

  await page.goto(`/chain/account/${holder}`);
  const reason = page.getByText("Imitates TIDE").first();
  await expect(reason).toBeHidden();
  await page.getByText("1 suspicious token").first().click();
  await expect(reason).toBeVisible();
});
