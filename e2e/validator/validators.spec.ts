import type { APIRequestContext } from "playwright/test";
import * as v from "valibot";
import { POOL } from "../../fixtures/toncenter/v3/samples/seed";
import { formatFriendly } from "../../lib/ton/address/address";
import { parseAddress } from "../../lib/ton/address/read-address";
import { expectWarmIsFree } from "../helpers/call-cost";
import { expect, test } from "../helpers/fixtures";
import { fetchPage } from "../helpers/html";
import { fetchInTime, gotoInTime } from "../helpers/in-time";
import { HISTORY_TIMEOUT, waitForHistory } from "../helpers/localnet-control";

/** Elections, rounds and complaints of the embedded chain, as reported by the index. */

const Cycles = v.object({
  cycles: v.array(
    v.object({
      cycle_start: v.number(),
      total: v.number(),
      validators: v.array(
        v.object({
          validator_pubkey: v.string(),
          adnl_addr: v.string(),
          stake_holder_address: v.optional(v.string()),
        }),
      ),
    }),
  ),
});
const Elections = v.object({
  elections: v.array(
    v.object({
      election_id: v.number(),
      participants: v.array(
        v.object({
          validator_index: v.nullish(v.number()),
          stake: v.string(),
          stake_holder_address: v.string(),
        }),
      ),
    }),
  ),
});
const Complaints = v.object({
  complaints: v.array(
    v.object({
      cycle_start: v.number(),
      complaint_hash: v.string(),
      stake_holder_address: v.string(),
      is_passed: v.boolean(),
      suggested_fine: v.string(),
      voted_validators: v.array(v.object({ validator_pubkey: v.string() })),
    }),
  ),
});

async function fetchAnswer<T>(request: APIRequestContext, path: string, schema: v.GenericSchema<unknown, T>) {
  return v.parse(schema, await (await request.get(`/api/chain/v3/${path}`)).json());
}

const friendly = (address: string) =>
  formatFriendly(parseAddress(address), { bounceable: true, testnet: false });

/** An amount of whole coins in the text of a page, which has no commas: CSS draws them. */
const wholeCoins = (amount: string) => new RegExp(`${BigInt(amount) / 1_000_000_000n}\\s*GRAM`);

test.beforeAll(async ({ request }) => {
  test.setTimeout(HISTORY_TIMEOUT);
  await waitForHistory(request);
});

test("the current round lists all of its validators, with links", async ({ reader: page, request }) => {
  const { cycles } = await fetchAnswer(request, "validators/cycles?limit=1&return_validators=true", Cycles);
  const [newest] = cycles;
  await gotoInTime(page, "/chain/validators");
  const rows = page.getByRole("rowheader");
  await expect(rows).toHaveCount(newest?.total ?? -1);
  await expect(page.getByRole("list", { name: "Timeline of the round" }).getByRole("listitem")).toHaveCount(
    4,
  );
  await rows.first().getByRole("link").click();
  await expect(page).toHaveURL(/\/chain\/validator\//);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("rowheader").first()).toBeVisible();
});

test("a validator is found by its stake holder, public key and ADNL address", async ({ request }) => {
  const { cycles } = await fetchAnswer(request, "validators/cycles?limit=1&return_validators=true", Cycles);
  const [validator] = cycles[0]?.validators ?? [];
  if (validator?.stake_holder_address === undefined) throw new Error("the chain has no validators");
  const { stake_holder_address: holder, validator_pubkey: key, adnl_addr: adnl } = validator;
  for (const id of [friendly(holder), holder, key, key.toLowerCase(), adnl]) {
    const { status, allText } = await fetchInTime(request, `/chain/validator/${id}`);
    expect([id, status]).toEqual([id, 200]);
    expect(allText).toMatch(/Rank \d+ of \d+/);
  }
  const nobody = "AB".repeat(32);
  for (const [id, status] of [
    [nobody, 404],
    [friendly(`-1:${nobody}`), 404],
    ["nonsense", 422],
  ] as const)
    expect((await fetchInTime(request, `/chain/validator/${id}`)).status).toBe(status);
});

test("complaints, their voters, rejected stakes and past rounds are shown", async ({
  reader: page,
  request,
}) => {
  const { complaints } = await fetchAnswer(request, "validators/complaints?limit=10", Complaints);
  const passed = complaints.find(({ is_passed: isPassed }) => isPassed);
  if (passed === undefined) throw new Error("no complaint of the chain has passed");
  const list = await fetchPage(request, "/chain/validators/complaints");
  expect(list.allText).toContain("Missed a third of the blocks of the night");
  expect(list.allText).toContain("Passed");
  expect(list.allText).toContain("Not passed");
  expect(list.text).toMatch(wholeCoins(passed.suggested_fine));
  const votes = new URLSearchParams({ votes: passed.complaint_hash });
  const voters = await fetchPage(request, `/chain/validators/complaints?${votes}`);
  for (const { validator_pubkey: key } of passed.voted_validators) expect(voters.text).toContain(key);
  const own = await fetchPage(request, `/chain/validator/${friendly(passed.stake_holder_address)}`);
  expect(own.allText).toContain("1 complaint, 1 passed");
  const round = await fetchPage(request, `/chain/validators/cycle/${passed.cycle_start}`);
  expect(round.allText).toContain("Finished");
  await gotoInTime(page, "/chain/validators/events?type=stake_rejected");
  await expect(page.getByRole("rowheader").first()).toBeVisible();
  await expect(page.getByText(/No election was open for it/i).first()).toBeVisible();
  const event = (name: string) => page.getByRole("table").getByText(name, { exact: true });
  await expect(event("Stake accepted")).toHaveCount(0);
  await page.getByRole("link", { name: "Clear the filter by type" }).click();
  await expect(event("Stake accepted").first()).toBeVisible();
  await expect(event("Stake recovered").first()).toBeVisible();
});

test("a stake that was not elected is marked, and its return is among the events of its holder", async ({
  request,
}) => {
  const { elections } = await fetchAnswer(
    request,
    "validators/elections?limit=10&return_participants=true",
    Elections,
  );
  const left = elections.flatMap(({ election_id: id, participants }) =>
    participants.filter(({ validator_index: index }) => index == null).map((one) => ({ ...one, id })),
  );
  const [unelected] = left;
  if (unelected === undefined) throw new Error("all stakes of the chain were elected");
  const { allText } = await fetchInTime(request, `/chain/validators/election/${unelected.id}`);
  expect(allText.match(/Not elected/g)).toHaveLength(1);
  const holder = friendly(unelected.stake_holder_address);
  const events = await fetchInTime(request, `/chain/validator/${holder}/events`);
  expect(events.text).toMatch(wholeCoins(unelected.stake));
  expect(events.allText).toContain("Stake recovered");
});

test("the elections of at least three rounds are listed, with links", async ({ reader: page }) => {
  await gotoInTime(page, "/chain/validators/elections");
  await expect(page.getByRole("rowheader").nth(2)).toBeVisible();
  await page.getByRole("rowheader").nth(2).getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Election for the round from");
  await expect(page.getByText("Elected", { exact: true }).first()).toBeVisible();
});

const HOUR = 3_600;

/** An election that accepts stakes, with this many participants. */
function openElection(participants: number) {
  const now = Math.floor(Date.now() / 1_000);
  return {
    election_id: now - (now % HOUR) + 4 * HOUR,
    elect_close: now - (now % HOUR) + 2 * HOUR,
    min_stake: "300000000000000",
    total_stake: String(600_000_000_000_000n * BigInt(participants)),
    total_participants: participants,
    failed: false,
    finished: false,
    participants: Array.from({ length: participants }, (_none, index) => ({
      validator_pubkey: String(index).repeat(64),
      adnl_addr: String(index + 5).repeat(64),
      stake: "600000000000000",
      max_factor: 196_608,
      stake_holder_address: POOL,
    })),
  };
}

test("an open election announces stakes that arrive after the page was rendered @waits", async ({
  page,
  network,
  service,
}) => {
  const answered = (participants: number, query?: Readonly<Record<string, string>>) => ({
    match: { path: "^validators/elections$", ...(query === undefined ? {} : { query }) },
    fault: { kind: "wrongType", path: "elections", value: [openElection(participants)] } as const,
  });
  // The poll for new stakes omits the participants.
  await service.script({ rules: [answered(1, { return_participants: "true" }), answered(2)] });
  await gotoInTime(page, `/${network}/validators/election`);
  const participants = page.getByRole("table", { name: /^Participants/ }).getByRole("rowheader");
  await expect(page.locator("dt", { hasText: "Status" }).locator("+ dd").first()).toHaveText("Open");
  await expect(participants).toHaveCount(1);
  await expect(page.getByText("Waiting", { exact: true })).toHaveCount(1);
  const show = page.getByRole("button", { name: "Show new stakes" });
  await expect(show.locator("..")).toContainText("2 participants");
  await service.script({ rules: [answered(2)] });
  // Until then the answer with one participant is fresh. The button may disappear before the list arrives.
  await expect(async () => {
    if (await show.isVisible()) await show.click({ timeout: 1_000 });
    await expect(participants).toHaveCount(2, { timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  await expect(show).toBeHidden();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the calculator computes the effective stake", async ({ reader: page }) => {
    await gotoInTime(page, "/chain/validators/calculator");
    await page.getByLabel(/^Stake,/).fill("5000000");
    await page.getByLabel("Max factor").fill("1");
    await page.getByRole("button", { name: "Calculate" }).click();
    await expect(page).toHaveURL(/stake=5000000&factor=1/);
    const fact = (name: string) =>
      page
        .locator("dt", { hasText: new RegExp(`^${name}$`) })
        .locator("+ dd")
        .first();
    await expect(fact("Result")).toHaveText("Elected");
    // With a factor of one a stake counts as much as the smallest.
    expect(await fact("Effective stake").textContent()).toBe(
      await fact("Smallest elected stake").textContent(),
    );
  });
});

test("an ID that turns out to be an ADNL address makes at most three calls", async ({
  request,
  network,
  service,
}) => {
  const key = "ab".repeat(32);
  const match = { path: "validators/cycles", query: { validator_pubkey: key } };
  await service.script({ rules: [{ match, fault: { kind: "wrongType", path: "cycles", value: [] } }] });
  const load = async () => {
    const { status, allText } = await fetchPage(request, `/${network}/validator/${key}`);
    expect(status).toBe(200);
    expect(allText).toContain("ADNL address of this stake holder");
  };
  await expectWarmIsFree(service, load);
});

test("when a validator cannot be loaded, its tabs say what they wait for", async ({
  request,
  network,
  service,
}) => {
  await service.script({
    rules: [{ match: { path: "validators/cycles" }, fault: { kind: "status", status: 403 } }],
  });
  for (const tab of ["", "/events", "/complaints"]) {
    const page = await fetchInTime(request, `/${network}/validator/${friendly(POOL)}${tab}`);
    expect(page.status).toBe(502);
    expect(page.allText).toContain("rejected the API key");
    expect(page.allText).toContain("Shown once the validator has loaded.");
  }
});

/** Pages that the tests of all pages do not open. */
for (const path of [
  "/validators/election",
  "/validators/calculator",
  `/validator/${friendly(POOL)}/events`,
  `/validator/${friendly(POOL)}/complaints`,
])
  test(`${path} makes at most three calls with a cold cache and none with a warm one`, async ({
    request,
    network,
    service,
  }) => {
    const load = async () => {
      await fetchPage(request, `/${network}${path}`);
    };
    // One of them is for the newest block in the footer.
    expect(await expectWarmIsFree(service, load)).toBeLessThanOrEqual(3);
  });
