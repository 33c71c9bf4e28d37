import { numberText } from "../../text/counted";
import { amountText } from "../../ton/value/amount";
import type { ConfigValue } from "./config-value";

/** Every network's coin has the same. */
const COIN_DECIMALS = 9;
const PRICE_BITS = 16n;
/** 2^-16 has as many decimals. */
const PRICE_DECIMALS = 16;
/** Decimals of a price that are shown after its leading zeros. */
const SHOWN_DECIMALS = 4;

/** A value in words, for search, comparison and files; on screen it is drawn. */
export function valueText(value: ConfigValue, coin: string): string {
  switch (value.kind) {
    case "coins":
      return `${amountText(value.value, COIN_DECIMALS)} ${coin}`;
    case "price":
      return `${priceText(value.value)} nano${coin} per ${value.per}`;
    case "quantity":
      return quantityText(value.value, value.unit);
    case "duration":
      return durationText(value.ms);
    case "time":
      return value.at === 0
        ? "Genesis"
        : `${new Date(value.at * 1_000).toISOString().slice(0, 19).replace("T", " ")} UTC`;
    case "ratio":
      return value.as === "percent"
        ? `${percentText(value.value, value.of)} %`
        : `${factorText(value.value, value.of)}×`;
    case "account":
      return value.address;
    case "digits":
      return value.digits;
    case "flag":
      return value.value ? "Yes" : "No";
    case "text":
      return value.text;
    case "parameters":
      return value.ids.join(", ");
  }
}

/** Units that are words have a singular. */
function quantityText(value: bigint, unit: string | null): string {
  if (unit === null) return numberText(value);
  if (unit === "gas" || unit.includes("/")) return `${numberText(value)} ${unit}`;
  return value === 1n ? `1 ${SINGULAR[unit] ?? unit.replace(/s$/, "")}` : `${numberText(value)} ${unit}`;
}

const SINGULAR: Readonly<Record<string, string>> = {
  libraries: "library",
  currencies: "currency",
  losses: "loss",
};

/** A decimal number of 2^-16ths; what is cut off is marked. */
function priceText(value: bigint): string {
  const whole = value >> PRICE_BITS;
  const rest = (value & ((1n << PRICE_BITS) - 1n)) * 152_587_890_625n;
  const decimals = rest
    .toString()
    .padStart(PRICE_DECIMALS, "0")
    .replace(/(?<!0)0+$/, "");
  if (decimals === "") return numberText(whole);
  const zeros = whole === 0n ? (/^0*/.exec(decimals)?.[0].length ?? 0) : 0;
  const shown = decimals.slice(0, zeros + SHOWN_DECIMALS);
  return `${numberText(whole)}.${shown}${shown === decimals ? "" : "…"}`;
}

const PERCENT_DECIMALS = 3;
/** More than the smallest part of 2^32 needs. */
const MOST_PERCENT_DECIMALS = 12;

/** A percentage with three decimals; fines can be smaller, and have three significant digits. */
function percentText(value: bigint, of: bigint): string {
  if (of === 0n || value === 0n) return "0";
  let places = PERCENT_DECIMALS;
  while (places < MOST_PERCENT_DECIMALS && rounded(value * 100n, of, places) === 0n) places += 1;
  if (places > PERCENT_DECIMALS) places += 2;
  return decimal(rounded(value * 100n, of, places), places);
}

function factorText(value: bigint, of: bigint): string {
  return of === 0n ? "0" : decimal(rounded(value, of, 4), 4);
}

/** A fraction in whole 10^-places, half rounded up. */
function rounded(value: bigint, of: bigint, places: number): bigint {
  return (value * 10n ** BigInt(places) * 2n + of) / (of * 2n);
}

/** Of a whole number of 10^-places. */
function decimal(value: bigint, places: number): string {
  const unit = 10n ** BigInt(places);
  const fraction = (value % unit)
    .toString()
    .padStart(places, "0")
    .replace(/(?<!0)0+$/, "");
  return `${numberText(value / unit)}${fraction === "" ? "" : `.${fraction}`}`;
}

const STEPS = [
  ["d", 86_400n],
  ["h", 3_600n],
  ["min", 60n],
  ["s", 1n],
] as const;

/** "65,536 s (18 h 12 min)": the exact number, and the two largest units of it. */
function durationText(ms: bigint): string {
  if (ms % 1_000n !== 0n || ms < 1_000n) return `${numberText(ms)} ms`;
  const seconds = ms / 1_000n;
  const exact = `${numberText(seconds)} s`;
  if (seconds < 60n) return exact;
  return `${exact} (${readable(seconds)})`;
}

function readable(seconds: bigint): string {
  const at = STEPS.findIndex(([, size]) => seconds >= size);
  let rest = seconds;
  const parts = STEPS.slice(at, at + 2).flatMap(([unit, size]) => {
    const count = rest / size;
    rest %= size;
    return count === 0n ? [] : [`${numberText(count)} ${unit}`];
  });
  return parts.join(" ");
}
