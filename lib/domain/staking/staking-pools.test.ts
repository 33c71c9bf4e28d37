import { beginCell } from "@ton/core";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { formatFriendly } from "../../ton/address/address";
import { parseAddress } from "../../ton/address/read-address";
import { Account } from "../../toncenter/v3/v3-account";
import { Action } from "../../toncenter/v3/v3-action";
import { AddressBook } from "../../toncenter/v3/address-book";
import { NominatorEvent } from "../../toncenter/v3/staking-rows";
import { ValidatorCycle } from "../../toncenter/v3/validator-rows";
import { poolCandidates, stakingPoolRows } from "./make-staking-pool-rows";
import { nominatorEventRow } from "./make-pool-event-rows";
import { pendingWithdrawal } from "./pending-withdrawal";
import { leavingNominators } from "./pool-history";
import { STAKING_POOLS } from "./staking-pool-kind";

const address = (letter: string) => parseAddress(`-1:${letter.repeat(64)}`);
const [POOL, WALLET, SINGLE, OTHER] = [address("A"), address("B"), address("C"), address("D")];
const NOMINATOR = parseAddress(`0:${"1".repeat(64)}`);
const POOL_CODE = "9a3ec14bc098f6b44064c305222caea2800f17dda85ee6a8198a7095ede10dcf";

const cycle = (start: number, stakes: Readonly<Record<string, string>>) =>
  v.parse(ValidatorCycle, {
    cycle_start: start,
    cycle_end: start + 100,
    validators: Object.entries(stakes).map(([stake_holder_address, stake], validator_index) => ({
      validator_index,
      validator_pubkey: "A".repeat(64),
      stake_holder_address,
      stake,
      complaints: [],
    })),
  });

const deposit = (pool: string, provider: string, at: number, success = true) =>
  v.parse(Action, {
    action_id: "A".repeat(64),
    type: "stake_deposit",
    success,
    start_lt: "1",
    end_lt: "1",
    start_utime: at,
    end_utime: at,
    transactions: [],
    details: { provider, stake_holder: NOMINATOR, pool, amount: "7" },
  });

const book = v.parse(AddressBook, {
  [POOL]: { user_friendly: "x", domain: null, interfaces: ["tv_pool"] },
  [WALLET]: { user_friendly: "x", domain: null, interfaces: ["wallet_v3r2"] },
  [SINGLE]: { user_friendly: "x", domain: null, interfaces: [] },
});

const rounds = {
  cycles: [
    cycle(200, { [POOL]: "20", [SINGLE]: "9" }),
    cycle(100, { [POOL]: "10", [WALLET]: "50", [OTHER]: "3" }),
  ],
  address_book: book,
};
const deposits = {
  actions: [
    deposit(OTHER, "nominator", 30),
    deposit(OTHER, "nominator", 50),
    deposit(WALLET, "tonstakers", 60),
    deposit(address("E"), "nominator", 70, false),
  ],
};

function data(sent: bigint, state = 2): string {
  const terms = beginCell()
    .storeUint(1n, 256)
    .storeUint(3_000, 16)
    .storeUint(40, 16)
    .storeCoins(1n)
    .storeCoins(2n);
  return beginCell()
    .storeUint(state, 8)
    .storeUint(5, 16)
    .storeCoins(sent)
    .storeCoins(4n)
    .storeRef(terms)
    .storeUint(0, 2 + 32 + 256 + 8 + 32 + 32 + 1)
    .endCell()
    .toBoc()
    .toString("base64");
}

describe("the nominator pools of a network", () => {
  test("are stake holders of rounds and receivers of nominators' deposits, the largest first", () => {
    expect(poolCandidates(rounds, deposits)).toEqual([
      { address: POOL, isNamed: true, stake: 20n, round: 200, lastDeposit: null },
      { address: SINGLE, isNamed: false, stake: 9n, round: 200, lastDeposit: null },
      { address: OTHER, isNamed: true, stake: 3n, round: 100, lastDeposit: 50 },
    ]);
    expect(poolCandidates(null, deposits)).toHaveLength(1);
    expect(poolCandidates(rounds, null)).toHaveLength(3);
    expect(poolCandidates(null, null)).toEqual([]);
  });

  test("have the stakes of all their validators in the newest round", () => {
    const [first, second] = [cycle(200, { [POOL]: "20" }), cycle(200, { [POOL]: "7" })];
    const newest = { ...first, validators: [...(first.validators ?? []), ...(second.validators ?? [])] };
    const cycles = [newest, cycle(100, { [POOL]: "10" })];
    expect(poolCandidates({ cycles, address_book: book }, null)).toMatchObject([{ stake: 27n, round: 200 }]);
  });

  test("are confirmed by their account states, with the numbers that these contain", () => {
    const accounts = [
      v.parse(Account, { address: POOL, balance: "5", data_boc: data(7n), code_hash: POOL_CODE }),
      v.parse(Account, { address: SINGLE, balance: "500", data_boc: data(7n), interfaces: [] }),
      v.parse(Account, { address: OTHER, balance: "5", data_boc: "no cells" }),
    ];
    const rows = stakingPoolRows(poolCandidates(rounds, deposits), { accounts, address_book: {} }, book);
    expect(rows.map(({ pool }) => pool.address)).toEqual([POOL, OTHER]);
    expect(rows[0]).toMatchObject({ total: 12n, state: 2, nominators: 5, validatorShare: 3_000, stake: 20n });
    expect(rows[1]).toMatchObject({ total: null, state: null, nominators: null, lastDeposit: 50 });
  });

  test("have a stake that the elector has rejected only once, in their balance", () => {
    const accounts = [
      v.parse(Account, { address: POOL, balance: "600", data_boc: data(599n, 0), code_hash: POOL_CODE }),
    ];
    const rows = stakingPoolRows(poolCandidates(rounds, null), { accounts, address_book: {} }, book);
    expect(rows[0]).toMatchObject({ total: 600n, state: 0 });
  });

  test("are recognized by code alone where the address book has no interfaces", () => {
    const account = v.parse(Account, { address: SINGLE, code_hash: POOL_CODE });
    const states = { accounts: [account], address_book: {} };
    expect(stakingPoolRows(poolCandidates(rounds, null), states, book)).toHaveLength(2);
  });

  test("are listed without numbers if the account states could not be loaded", () => {
    expect(stakingPoolRows(poolCandidates(rounds, deposits), null, book)).toHaveLength(2);
  });

  test("can be searched by name and by every form of their address", () => {
    const [row] = stakingPoolRows(poolCandidates(rounds, null), null, {
      ...book,
      ...v.parse(AddressBook, {
        [POOL]: { user_friendly: "x", domain: "Harbour.ton", interfaces: ["tv_pool"] },
      }),
    });
    if (row === undefined) throw new Error("no pool");
    const isKept = (text: string) => STAKING_POOLS.local?.keeps(row, { text });
    const friendly = formatFriendly(POOL, { bounceable: false, testnet: true });
    for (const text of ["harbour", POOL, POOL.toLowerCase(), friendly, friendly.slice(3, 12)])
      expect([text, isKept(text)]).toEqual([text, true]);
    expect(isKept("lighthouse")).toBe(false);
  });
});

describe("a pending withdrawal", () => {
  const event = (at: number, type: string, isLeaving: boolean | null, of = NOMINATOR) =>
    v.parse(NominatorEvent, {
      tx_hash: at.toString(16).padStart(64, "0"),
      tx_lt: String(at),
      utime: at,
      type,
      pool_address: POOL,
      nominator_address: of,
      amount: "1",
      withdraw_request_after: isLeaving,
    });
  const opened = (rows: readonly NominatorEvent[], until: number | null = null) => ({
    query: { pool: POOL, nominator: NOMINATOR, from: null, until },
    position: { rows: 50, pin: null },
    page: {
      rows: rows.map((row) => nominatorEventRow(row, {})),
      end: true,
      pin: null,
      problem: null,
      asOfMs: 0,
    },
    problem: null,
  });

  test("is determined by the newest event", () => {
    const events = [
      event(9, "reward", true),
      event(7, "withdrawal_request", true),
      event(5, "deposit", false),
    ];
    expect(leavingNominators(events)).toEqual([NOMINATOR]);
    expect(pendingWithdrawal(opened(events))).toEqual({ is: "requested", at: 7 });
    const paid = [event(11, "withdrawal", false), ...events];
    expect(leavingNominators(paid)).toEqual([]);
    expect(pendingWithdrawal(opened(paid))).toEqual({ is: "none" });
  });

  test("is determined for each nominator separately, and not by events without that information", () => {
    const other = parseAddress(`0:${"2".repeat(64)}`);
    expect(
      leavingNominators([event(9, "x", null), event(8, "reward", false, other), event(7, "y", true)]),
    ).toEqual([NOMINATOR]);
    expect(pendingWithdrawal(opened([event(9, "x", null)]))).toEqual({ is: "none" });
  });

  test("is unknown if the newest events are filtered out", () => {
    expect(pendingWithdrawal(opened([event(7, "withdrawal_request", true)], 8))).toEqual({ is: "unknown" });
  });
});
