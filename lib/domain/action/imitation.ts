import type { Address } from "../../ton/address/address";
import { parseAddress } from "../../ton/address/read-address";

/** Tokens that others like to be taken for, and their one real master. */
const REAL: Readonly<Record<string, Address>> = {
  USDT: parseAddress("EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs"),
  NOT: parseAddress("EQAvlWFDxGF2lXm67y4yzC17wYKD9A0guwPkMs1gOsM__NOT"),
};

/** No token is the coin of a network, whatever that one is called. */
const COINS = ["TON", "GRAM", "TONCOIN"];

/** Letters and signs that look like those below them. */
const DRAWN = "АВЕЅІЈКМНОРСТУХԌԚԜΑΒΕΖΗΙΚΜΝΟΡΤΥΧ₮Ł0";
const LIKE = "ABESIJKMHOPCTYXGQWABEZHIKMNOPTYXTLO";

/** What a token is called like although it is another one; null if it is called like none of those. */
export function imitated(symbol: string, master: Address, coin: string): string | null {
  const looks = folded(symbol);
  if ([...COINS, coin].some((name) => folded(name) === looks)) return coin;
  const real = REAL[looks];
  return real === undefined || real === master ? null : looks;
}

function folded(symbol: string): string {
  const letters = symbol
    .slice(0, 100)
    .normalize("NFKD")
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}₮]/gu, "");
  return Array.from(letters, (letter) => LIKE[Array.from(DRAWN).indexOf(letter)] ?? letter).join("");
}
