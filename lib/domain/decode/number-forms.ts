import { amountText } from "../../ton/value/amount";
import { bytesToBase64, hexToBytes } from "../../ton/value/bytes";
import type { Spelling } from "./address-forms";

const COIN_DECIMALS = 9;
/** Supplies are far below; larger numbers are not amounts. */
const MOST_NANO = 10n ** 20n;

function hexOf(value: bigint): string {
  return value < 0n ? `-0x${(-value).toString(16)}` : `0x${value.toString(16)}`;
}

/** A number in the forms in which it can stand in code. */
export function numberForms(value: bigint, coin: string): readonly Spelling[] {
  const spellings: Spelling[] = [
    { label: "Decimal", text: value.toString() },
    { label: "Hex", text: hexOf(value) },
  ];
  const unsigned32 = value >= 2n ** 31n && value < 2n ** 32n;
  if (unsigned32) spellings.push({ label: "Signed, 32 bits", text: BigInt.asIntN(32, value).toString() });
  if (value < 0n && value >= -(2n ** 31n))
    spellings.push({ label: "Unsigned, 32 bits", text: BigInt.asUintN(32, value).toString() });
  if (value >= 0n && value <= MOST_NANO)
    spellings.push({ label: `As nano${coin}`, text: `${amountText(value, COIN_DECIMALS)} ${coin}` });
  if (value >= 0n && value <= MOST_NANO / 10n ** 9n)
    spellings.push({ label: `As ${coin}`, text: `${value * 10n ** 9n} nano${coin}` });
  return spellings;
}

/** An amount in coins and in their smallest units. */
export function amountForms(nano: bigint, coin: string): readonly Spelling[] {
  return [
    { label: coin, text: amountText(nano, COIN_DECIMALS) },
    { label: `nano${coin}`, text: nano.toString() },
    { label: "Hex", text: hexOf(nano) },
  ];
}

const MOST_TEXT = 2_000;

/** Bytes as hexadecimal, as base64, and as text where they are text. */
export function bytesForms(hex: string): readonly Spelling[] {
  const bytes = hexToBytes(hex) ?? new Uint8Array(0);
  const text = textOf(bytes);
  return [
    { label: "Hex", text: hex },
    { label: "Base64", text: bytesToBase64(bytes, "standard") },
    ...(text === null ? [] : [{ label: "Text", text: text.slice(0, MOST_TEXT) }]),
  ];
}

/** Null unless it is UTF-8 without control characters. */
function textOf(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    return /\p{Cc}/u.test(text.replaceAll(/[\n\r\t]/g, "")) ? null : text;
  } catch {
    return null;
  }
}
