import { Address as CoreAddress, beginCell } from "@ton/core";
import { expect, test } from "vitest";
import { ACCOUNT_FACTS } from "../../../../testing/domain/account/test-account-facts";
import { raw } from "../../../../testing/ton/bodies/test-bodies";
import { parseAddress } from "../../../ton/address/read-address";
import { readAnswer } from "../../../toncenter/answer";
import type { AccountCard } from "../account-card";
import { partsText } from "../../action/part-text";
import { addressText } from "../../export/export-values";
import type { AccountKind, CardSubject } from "./account-kind";
import { LOCKER, LOCKER_BILL, LOCKUP_UNIVERSAL, LOCKUP_VESTING } from "./lockers";
import { SINGLE_NOMINATOR } from "./single-nominator";
import { TELEITEM } from "./teleitem";

const ACCOUNT = parseAddress(`0:${"A1".repeat(32)}`);
const [ALICE, BOB] = [new CoreAddress(0, Buffer.alloc(32, 1)), new CoreAddress(-1, Buffer.alloc(32, 2))];
const NETWORK = { testnet: false, coin: "TON" };

async function cardOf(kind: AccountKind, kinds: readonly string[], answer: unknown) {
  const subject: CardSubject = {
    address: ACCOUNT,
    facts: ACCOUNT_FACTS,
    kinds,
    tokens: [],
    indexIsLate: false,
  };
  expect(kind.fits(subject)).toBe(true);
  expect(kind.fits({ ...subject, kinds: ["wallet_v4r2"] })).toBe(false);
  const called: string[] = [];
  const card = await kind.load(
    {
      coin: "TON",
      call: (endpoint, params) => {
        called.push(endpoint.path, JSON.stringify(params));
        return Promise.resolve(
          readAnswer(endpoint, { status: 200, body: JSON.stringify(answer), retryAfterMs: null }),
        );
      },
    },
    subject,
  );
  return { card, called };
}

function lines(card: AccountCard | null): readonly string[] {
  if (card === null) return [];
  return card.facts.map((one) => `${one.name}: ${partsText(one.lines.flat(), NETWORK)}`);
}

const shown = (address: CoreAddress) => addressText(parseAddress(raw(address)), NETWORK);
const num = (value: number | bigint) => ["num", `0x${value.toString(16)}`];
const slice = (address: CoreAddress | null) => [
  "slice",
  { bytes: beginCell().storeAddress(address).endCell().toBoc().toString("base64") },
];
const ran = (stack: readonly unknown[], exitCode = 0) => ({
  ok: true,
  result: { "@type": "smc.runResult", gas_used: 9, exit_code: exitCode, stack },
});

test("the card of a single nominator shows owner and validator, and is absent if the get method fails", async () => {
  const { card, called } = await cardOf(
    SINGLE_NOMINATOR,
    ["single_nominator"],
    ran([slice(ALICE), slice(BOB)]),
  );
  expect(called).toEqual([
    "runGetMethod",
    JSON.stringify({ address: ACCOUNT, method: "get_roles", stack: [] }),
  ]);
  expect(lines(card).slice(1)).toEqual([`Owner: ${shown(ALICE)}`, `Validator: ${shown(BOB)}`]);
  expect((await cardOf(SINGLE_NOMINATOR, ["single_nominator"], ran([num(1), num(2)]))).card).toBeNull();
  expect((await cardOf(SINGLE_NOMINATOR, ["single_nominator"], ran([], 11))).card).toBeNull();
});

const LOCKERS = [
  {
    kind: LOCKER,
    of: "locker",
    stack: [num(5_000_000_000n), num(10n ** 9n), num(100), num(200), num(86_400), num(3_600)],
    names: [
      "Deposits",
      "Reward for all",
      "Deposits until",
      "Unlocks from",
      "Fully unlocked",
      "Unlock period",
    ],
  },
  {
    kind: LOCKER_BILL,
    of: "locker_bill",
    stack: [slice(BOB), num(10n ** 9n), slice(ALICE), num(0)],
    names: ["Depositor", "Deposit", "Locker", "Last withdrawal"],
  },
  {
    kind: LOCKUP_VESTING,
    of: "lockup_vesting",
    stack: [num(100), num(86_400), num(3_600), num(7_200), num(10n ** 12n), num(0)],
    names: ["Total", "Locked", "Start", "Cliff ends", "Fully unlocked", "Unlock period"],
  },
  {
    kind: LOCKUP_UNIVERSAL,
    of: "lockup_universal",
    stack: [num(100), num(30), num(40)],
    names: ["Free", "Restricted to allowed receivers", "Locked"],
  },
] as const;

test.each(LOCKERS)(
  "the card of a $of shows what is locked and until when, and is absent for a malformed stack",
  async ({ kind, of, stack, names }) => {
    const { card } = await cardOf(kind, [of], ran(stack));
    expect(card?.facts.map(({ name }) => name)).toEqual(names);
    for (const other of [[], stack.slice(0, 2), [slice(ALICE), ...stack.slice(1).map(() => slice(BOB))]])
      expect([other, (await cardOf(kind, [of], ran(other))).card]).toEqual([other, null]);
  },
);

const SALE = {
  type: "telemint",
  address: ACCOUNT,
  nft_address: ACCOUNT,
  nft_owner_address: null,
  details: {
    token_name: "harbour",
    bidder_address: raw(ALICE),
    bid: "7000000000",
    bid_ts: "1700000000",
    min_bid: "7350000000",
    end_time: "4000000000",
    beneficiary_address: raw(BOB),
    max_bid: "0",
  },
};
const sold = (details: object, owner: CoreAddress | null = null) => ({
  nft_sales: [
    {
      ...SALE,
      nft_owner_address: owner === null ? null : raw(owner),
      details: { ...SALE.details, ...details },
    },
  ],
  address_book: {},
  metadata: {},
});

test("the card of a Telegram item shows its owner and its auction", async () => {
  const { card, called } = await cardOf(TELEITEM, ["teleitem", "nft_item"], sold({}));
  expect(called[0]).toBe("nft/sales");
  expect(lines(card)).toEqual([
    "Name: harbour",
    "Owner: None yet",
    "Auction: Open",
    expect.stringContaining("Highest bid: 7"),
    `Highest bidder: ${shown(ALICE)}`,
    expect.stringContaining("Minimum next bid: 7.35"),
    expect.stringContaining("Ends: "),
    `Proceeds to: ${shown(BOB)}`,
  ]);
  const ended = await cardOf(TELEITEM, ["teleitem"], sold({ end_time: "1700000000" }));
  expect(lines(ended.card)).toContain("Auction: Ended, not claimed");
  const owned = await cardOf(TELEITEM, ["teleitem"], sold({ end_time: "0", bidder_address: null }, ALICE));
  expect(lines(owned.card)).toEqual(["Name: harbour", `Owner: ${shown(ALICE)}`, "Auction: None"]);
});

test("a Telegram item has no card if the service answers with another kind of sale", async () => {
  const other = { ...sold({}), nft_sales: [{ ...SALE, type: "getgems_sale" }] };
  expect((await cardOf(TELEITEM, ["teleitem"], other)).card).toBeNull();
});
