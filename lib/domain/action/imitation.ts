import type { Address } from "../../ton/address/address";
import { parseAddress } from "../../ton/address/read-address";

/** Tokens that are often imitated, with their genuine master. */
const GENUINE: Readonly<Record<string, Address>> = {
  USDT: parseAddress("EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs"),
  NOT: parseAddress("EQAvlWFDxGF2lXm67y4yzC17wYKD9A0guwPkMs1gOsM__NOT"),
};

/** No token is the coin of a network, whatever its symbol. */
const COINS = ["TON", "GRAM", "TONCOIN"];

/** Letters and characters, each with the ones that look like it below. */
const LOOKALIKES = "АВЕЅІЈКМНОРСТУХԌԚԜΑΒΕΖΗΙΚΜΝΟΡΤΥΧ₮Ł0";
const ORIGINALS = "ABESIJKMHOPCTYXGQWABEZHIKMNOPTYXTLO";

/** The symbol that a token imitates; null if it imitates none. */
export function imitated(symbol: string, master: Address, coin: string): string | null {
  const canonical = folded(symbol);
  if ([...COINS, coin].some((name) => folded(name) === canonical)) return coin;
  const genuine = GENUINE[canonical];
  return genuine === undefined || genuine === master ? null : canonical;
}

function folded(symbol: string): string {
  const letters = symbol
    .slice(0, 100)
    .normalize("NFKD")
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}₮]/gu, "");
  return Array.from(letters, (letter) => ORIGINALS[Array.from(LOOKALIKES).indexOf(letter)] ?? letter).join(
    "",
  );
}
