import * as fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { parseAddress } from "../../ton/address/read-address";
import { Action } from "../../toncenter/v3/v3-action";
import { provenWorth, ratesFrom, readableRate, worthOf, type TokenRate } from "./token-rate";

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
  it("come from the latest swap for coins in either direction, and count all such swaps", () => {
    const rates = ratesFrom([
      swap(tokens(TIDE, "2000"), coins("50000000"), { end_utime: 300 }),
      swap(coins("90000000"), tokens(TIDE, "1000"), { end_utime: 200 }),
      swap(coins("10000000"), tokens(FLOUR, "7")),
    ]);
    expect([...rates.keys()]).toEqual([TIDE, FLOUR]);
    expect(rates.get(address("A"))).toMatchObject({
      coins: 50_000_000n,
      tokens: 2_000n,
      at: 300,
      swaps: 2,
      moved: 140_000_000n,
    });
    expect(rates.get(address("B"))).toMatchObject({
      coins: 10_000_000n,
      tokens: 7n,
      swaps: 1,
      moved: 10_000_000n,
    });
  });

  it.each([
    ["one that failed", swap(coins("90000000"), tokens(TIDE, "1000"), { success: false })],
    ["one of two tokens", swap(tokens(TIDE, "90000000"), tokens(FLOUR, "1000"))],
    ["one of coins only", swap(coins("90000000"), coins("90000000"))],
    ["one that is too small", swap(coins("9999999"), tokens(TIDE, "1000"))],
    ["one of zero tokens", swap(coins("90000000"), tokens(TIDE, "0"))],
    ["one without details", swap(coins("90000000"), tokens(TIDE, "1000"), { details: {} })],
    ["an action of another type", swap(coins("90000000"), tokens(TIDE, "1000"), { type: "ton_transfer" })],
  ])("leave out a swap: %s", (_what, action) => {
    expect(ratesFrom([action]).size).toBe(0);
  });

  it("do not treat a token that could not be read as coins", () => {
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
  .map((amounts): TokenRate => ({ ...amounts, at: 0, trace: null, swaps: 1, moved: amounts.coins }));

describe("the worth", () => {
  it("of the swapped tokens is the swapped coins, and never grows when the amount shrinks", () => {
    fc.assert(
      fc.property(rate, fc.bigInt(0n, 2n ** 120n), fc.bigInt(0n, 2n ** 120n), (tokenRate, one, other) => {
        expect(worthOf(tokenRate.tokens, tokenRate)).toBe(tokenRate.coins);
        const [less, more] = one < other ? [one, other] : [other, one];
        expect(worthOf(less, tokenRate) <= worthOf(more, tokenRate)).toBe(true);
        expect(worthOf(one, tokenRate) + worthOf(other, tokenRate) <= worthOf(one + other, tokenRate)).toBe(
          true,
        );
      }),
    );
  });

  it("is known up to a hundred times the coins that moved", () => {
    fc.assert(
      fc.property(rate, (tokenRate) => {
        const { tokens: swapped, coins: moved } = tokenRate;
        expect(provenWorth(swapped * 100n, tokenRate)).toBe(moved * 100n);
        expect(provenWorth(swapped * 101n, tokenRate)).toBeNull();
        expect(provenWorth(swapped * 101n, { ...tokenRate, moved: moved * 2n })).toBe(moved * 101n);
      }),
    );
  });

  it("is quoted for a power of a thousand tokens that makes it readable", () => {
    fc.assert(
      fc.property(rate, fc.nat({ max: 255 }), (tokenRate, decimals) => {
        const { units, coins: shown } = readableRate(tokenRate, decimals);
        expect(/^1(000)*$/.test(String(units))).toBe(true);
        expect(shown).toBe(worthOf(units * 10n ** BigInt(decimals), tokenRate));
        expect(units === 10n ** 12n || shown >= 1_000n).toBe(true);
      }),
    );
    expect(
      readableRate({ coins: 10_000_000n, tokens: 10n ** 18n, at: 0, trace: null, swaps: 1, moved: 1n }, 9),
    ).toEqual({
      units: 1_000_000n,
      coins: 10_000n,
    });
  });
});
