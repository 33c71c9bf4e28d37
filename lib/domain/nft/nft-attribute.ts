import { isRecord } from "../../text/is-record";
import type { TokenInfo } from "../../toncenter/v3/address-book";
import { percentDecoded } from "../../text/percent-decoded";

/** "Tiles: moss" */
export interface NftAttribute {
  readonly trait: string;
  readonly value: string;
}

/** An item can have any number of attributes, of any length. */
const MAX_TRAIT = 60;
const MAX_VALUE = 120;

/** The first attributes of an item, and how many it has. */
export interface NftAttributes {
  readonly shown: readonly NftAttribute[];
  readonly count: number;
}

/** Rows carry a few, and filters only see those; the item's own page has more. */
export const ROW_ATTRIBUTES = 24;
export const PAGE_ATTRIBUTES = 120;

export function readAttributes(info: TokenInfo | null, most: number): NftAttributes {
  const written = info?.extra?.["attributes"];
  const all: readonly unknown[] = Array.isArray(written)
    ? written
    : isRecord(written)
      ? pairsOf(written)
      : [];
  const shown: NftAttribute[] = [];
  for (const one of all) {
    if (shown.length === most) break;
    const attribute = attributeOf(one);
    if (attribute !== null) shown.push(attribute);
  }
  return { shown, count: all.length };
}

function pairsOf(written: Readonly<Record<string, unknown>>): readonly unknown[] {
  return Object.entries(written).map(([trait_type, value]) => ({ trait_type, value }));
}

function attributeOf(one: unknown): NftAttribute | null {
  if (!isRecord(one)) return null;
  const trait = textOf(one["trait_type"] ?? one["name"], MAX_TRAIT);
  const value = textOf(one["value"], MAX_VALUE);
  return trait === "" || value === "" ? null : { trait, value };
}

/** A lone surrogate, which a cut can leave, is not valid in a URL. */
function textOf(value: unknown, most: number): string {
  const isPlain = typeof value === "string" || typeof value === "number" || typeof value === "boolean";
  return isPlain ? String(value).slice(0, most).toWellFormed().trim() : "";
}

/** For URLs. Both parts are encoded, so that the first colon is the separator. */
export function writeAttribute({ trait, value }: NftAttribute): string {
  return `${encodeURIComponent(trait)}:${encodeURIComponent(value)}`;
}

/** Null if the text is not an attribute. */
export function readAttribute(text: string): NftAttribute | null {
  const [trait, value, more] = text.split(":").map(percentDecoded);
  if (trait === undefined || value === undefined || more !== undefined) return null;
  return trait === null || value === null || trait === "" || value === "" ? null : { trait, value };
}

export function isSameAttribute(one: NftAttribute, other: NftAttribute): boolean {
  return one.trait === other.trait && one.value === other.value;
}

/** Values of the same trait are alternatives; different traits must all match. */
export function hasAttributes(has: readonly NftAttribute[], wanted: readonly NftAttribute[]): boolean {
  return wanted.every(({ trait }) =>
    has.some((one) => one.trait === trait && wanted.some((other) => isSameAttribute(one, other))),
  );
}

/** A trait with its values, and how many items have each. */
export interface TraitCounts {
  readonly trait: string;
  readonly values: readonly { readonly value: string; readonly count: number }[];
}

const MAX_TRAITS = 12;
const MAX_TRAIT_VALUES = 24;

/** The traits to filter rows by, the most frequent first. */
export function traitCounts(
  rows: readonly { readonly attributes: readonly NftAttribute[] }[],
): readonly TraitCounts[] {
  const traits = new Map<string, Map<string, number>>();
  for (const { attributes } of rows)
    for (const { trait, value } of attributes) {
      const values = traits.get(trait) ?? new Map<string, number>();
      values.set(value, (values.get(value) ?? 0) + 1);
      traits.set(trait, values);
    }
  return [...traits]
    .toSorted(([, one], [, other]) => total(other) - total(one))
    .slice(0, MAX_TRAITS)
    .map(([trait, values]) => ({
      trait,
      values: [...values]
        .map(([value, count]) => ({ value, count }))
        .toSorted((one, other) => other.count - one.count)
        .slice(0, MAX_TRAIT_VALUES),
    }));
}

function total(values: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const count of values.values()) sum += count;
  return sum;
}
