import * as v from "valibot";
import type { Address } from "../../ton/address/address";
import type { Action } from "../../toncenter/v3/v3-action";
import { bigintText } from "../list/page-schema";
import { rowHash } from "../list/row-schema";

/** What a token was last exchanged for in the network's coin, according to the loaded swaps. */
export const TokenRate = v.object({
  /** From the latest swap, in raw units; both positive. */
  coins: bigintText,
  tokens: bigintText,
  /** Unix seconds. */
  at: v.number(),
  trace: v.nullable(rowHash),
  /** How many of the loaded swaps were of the token. */
  swaps: v.number(),
  /** The coins that moved in all of these. */
  moved: bigintText,
});
export type TokenRate = v.InferOutput<typeof TokenRate>;

/** The rate of one token; null if there is none among the loaded swaps. */
export const TokenRateReport = v.object({ rate: v.nullable(TokenRate) });
export type TokenRateReport = v.InferOutput<typeof TokenRateReport>;

export type TokenRates = ReadonlyMap<Address, TokenRate>;

/** Smaller swaps reflect rounding rather than a rate. 0.01 coins. */
const SMALLEST = 10_000_000n;

/** The rates by token, from actions with the newest first. */
export function ratesFrom(actions: readonly Action[]): TokenRates {
  const rates = new Map<Address, TokenRate>();
  for (const action of actions) {
    const swapped = swapForCoins(action);
    if (swapped === null) continue;
    const { master, ...amounts } = swapped;
    const latest = rates.get(master);
    rates.set(
      master,
      latest === undefined
        ? { ...amounts, at: action.end_utime, trace: action.trace_id, swaps: 1, moved: amounts.coins }
        : { ...latest, swaps: latest.swaps + 1, moved: latest.moved + amounts.coins },
    );
  }
  return rates;
}

interface Swapped {
  readonly master: Address;
  readonly coins: bigint;
  readonly tokens: bigint;
}

/** Null for other actions, failed ones, swaps of two tokens and amounts that are unknown or too small. */
function swapForCoins({ success, details }: Action): Swapped | null {
  if (success === false || details.type !== "jetton_swap") return null;
  const {
    asset_in,
    asset_out,
    dex_incoming_transfer: incoming,
    dex_outgoing_transfer: outgoing,
  } = details.fields;
  if (incoming === null || outgoing === null || incoming.amount === null || outgoing.amount === null)
    return null;
  const isSale = asset_in !== null;
  const master = isSale ? asset_in : asset_out;
  // The coin has no asset. A field that could not be read is null too, but tokens also have wallets.
  const coinLeg = isSale ? outgoing : incoming;
  if (master === null || (isSale && asset_out !== null)) return null;
  if (coinLeg.source_jetton_wallet !== null || coinLeg.destination_jetton_wallet !== null) return null;
  const [tokens, coins] = isSale ? [incoming.amount, outgoing.amount] : [outgoing.amount, incoming.amount];
  return tokens > 0n && coins >= SMALLEST ? { master, coins, tokens } : null;
}

/** The worth of an amount in the network's coin, rounded down to a nanocoin. */
export function worthOf(amount: bigint, { coins, tokens }: TokenRate): bigint {
  return (amount * coins) / tokens;
}

/**
 * How many times the moved coins an amount may be worth. A swap usually moves about a hundredth of its pool or less, so
 * that a larger worth could not be paid out. Without a bound, one swap of 0.01 coins in a pool of one's own makes any
 * amount of an invented token look as rich as one likes; with it, that makes one coin. Large holdings of a token that
 * is rarely swapped have no worth either, which is better than a forged one.
 */
const MOST_TIMES_MOVED = 100n;

/** The worth of an amount, if the swaps are evidence for so much; otherwise null. */
export function provenWorth(amount: bigint, rate: TokenRate): bigint | null {
  const worth = worthOf(amount, rate);
  return worth > rate.moved * MOST_TIMES_MOVED ? null : worth;
}

const MOST_UNITS = 10n ** 12n;
/** Below this, four significant digits are not possible. */
const READABLE_COINS = 1_000n;

/** How many whole tokens to give the rate for, a power of a thousand, and what they were exchanged for. */
export function readableRate(
  rate: TokenRate,
  decimals: number,
): { readonly units: bigint; readonly coins: bigint } {
  const one = 10n ** BigInt(decimals);
  let units = 1n;
  while (units < MOST_UNITS && worthOf(one * units, rate) < READABLE_COINS) units *= 1_000n;
  return { units, coins: worthOf(one * units, rate) };
}
