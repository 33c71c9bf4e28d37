import * as fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { parseAddress } from "../../ton/address/read-address";
import { Action } from "../../toncenter/v3/v3-action";
import { ratesFrom, readableRate, worthOf, type TokenRate } from "./token-rate";

const address = (digit: string) => parseAddress(`0:${digit.repeat(64)}`);
const [TIDE, FLOUR, WALLET, TRADER] = ["A", "B", "C", "D"].map(address);

interface Leg {
  readonly asset?: string | undefined;
  readonly amount: string;
}

function swap(incoming: Leg, outgoing: Leg, changes: object = {}): Action {
  const leg = ({ asset, amount }: Leg) => ({
    asset: asset ?? null,
    source: TRADER,
    destination: TRADER,
    source_jetton_wallet: asset === undefined ? null : WALLET,
    destination_jetton_wallet: asset === undefined ? null : WALLET,
    amount,
  });
  return v.parse(Action, {
    action_id: "A".repeat(43) + "=",
    trace_id: "A".repeat(43) + "=",
    type: "jetton_swap",
    success: true,
    start_lt: "1",
    end_lt: "2",
    start_utime: 100,
    end_utime: 100,
    transactions: [],
    details: {
      dex: "any",
      sender: TRADER,
      asset_in: incoming.asset ?? null,
      asset_out: outgoing.asset ?? null,
      dex_incoming_transfer: leg(incoming),
      dex_outgoing_transfer: leg(outgoing),
      peer_swaps: [],
    },
    ...changes,
  });
}

const coins = (amount: string) => ({ amount });
const tokens = (asset: string | undefined, amount: string) => ({ asset, amount });

describe("rates from swaps", () => {
  it("are of the latest swap for coins, whichever way it went, and count the others", () => {
    const rates = ratesFrom([
      swap(tokens(TIDE, "2000"), coins("50000000"), { end_utime: 300 }),
      swap(coins("90000000"), tokens(TIDE, "1000"), { end_utime: 200 }),
      swap(coins("10000000"), tokens(FLOUR, "7")),
    ]);
    expect([...rates.keys()]).toEqual([TIDE, FLOUR]);
    expect(rates.get(address("A"))).toMatchObject({ coins: 50_000_000n, tokens: 2_000n, at: 300, swaps: 2 });
    expect(rates.get(address("B"))).toMatchObject({ coins: 10_000_000n, tokens: 7n, swaps: 1 });
  });

  it.each([
    ["failed", swap(coins("90000000"), tokens(TIDE, "1000"), { success: false })],
    ["of two tokens", swap(tokens(TIDE, "90000000"), tokens(FLOUR, "1000"))],
    ["of coins only", swap(coins("90000000"), coins("90000000"))],
    ["too small", swap(coins("9999999"), tokens(TIDE, "1000"))],
    ["of nothing", swap(coins("90000000"), tokens(TIDE, "0"))],
    ["without details", swap(coins("90000000"), tokens(TIDE, "1000"), { details: {} })],
    ["of another type", swap(coins("90000000"), tokens(TIDE, "1000"), { type: "ton_transfer" })],
  ])("leave out a swap %s", (_what, action) => {
    expect(ratesFrom([action]).size).toBe(0);
  });

  it("does not take a token that could not be read for coins", () => {
    const unread = swap(tokens(TIDE, "1000"), tokens(FLOUR, "90000000"));
    const { details } = unread;
    if (details.type !== "jetton_swap") throw new Error("not a swap");
    const action = { ...unread, details: { ...details, fields: { ...details.fields, asset_out: null } } };
    expect(ratesFrom([action]).size).toBe(0);
  });
});

const rate = fc
  .record({
    coins: fc.bigInt({ min: 10_000_000n, max: 2n ** 120n }),
    tokens: fc.bigInt({ min: 1n, max: 2n ** 120n }),
  })
  .map((amounts): TokenRate => ({ ...amounts, at: 0, trace: null, swaps: 1 }));

describe("worth", () => {
  it("of what was swapped is what it was swapped for, and never more for less", () => {
    fc.assert(
      fc.property(rate, fc.bigInt(0n, 2n ** 120n), fc.bigInt(0n, 2n ** 120n), (known, one, other) => {
        expect(worthOf(known.tokens, known)).toBe(known.coins);
        const [less, more] = one < other ? [one, other] : [other, one];
        expect(worthOf(less, known) <= worthOf(more, known)).toBe(true);
        expect(worthOf(one, known) + worthOf(other, known) <= worthOf(one + other, known)).toBe(true);
      }),
    );
  });

  it("is given for so many tokens that it can be read", () => {
    fc.assert(
      fc.property(rate, fc.nat({ max: 255 }), (known, decimals) => {
        const { units, coins: shown } = readableRate(known, decimals);
        expect(/^1(000)*$/.test(String(units))).toBe(true);
        expect(shown).toBe(worthOf(units * 10n ** BigInt(decimals), known));
        expect(units === 10n ** 12n || shown >= 1_000n).toBe(true);
      }),
    );
    expect(readableRate({ coins: 10_000_000n, tokens: 10n ** 18n, at: 0, trace: null, swaps: 1 }, 9)).toEqual(
      {
        units: 1_000_000n,
        coins: 10_000n,
      },
    );
  });
});
