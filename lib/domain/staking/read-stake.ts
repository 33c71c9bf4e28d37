import { parseAmount } from "../../ton/value/parse-amount";
import { FormatError } from "../../ton/value/format-error";

const COIN_DECIMALS = 9;
/** More coins than can exist. */
const MOST = 10n ** 27n;

/** An amount of coins as typed, with or without thousands separators; null for anything else and for an empty text. */
export function readStake(typed: string): bigint | null {
  try {
    const text = /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(typed) ? typed.replaceAll(",", "") : typed;
    const stake = parseAmount(text, COIN_DECIMALS);
    return stake > 0n && stake < MOST ? stake : null;
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    return null;
  }
}
