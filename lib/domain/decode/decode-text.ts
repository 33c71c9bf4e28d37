import { readBagText } from "../../search/bag-text";
import { cleanInput } from "../../search/clean";
import { withoutCommas } from "../../search/grouped-number";
import { bytesToHex } from "../../ton/value/write-hex";
import type { BocLimits } from "../../ton/cell/boc";
import type { DecodedItem, DecodeReport } from "./decode-report";
import { readBagReading } from "./read-bag-reading";
import { isName, isOpcodeText, readListedOpcode, readToken } from "./read-token";

/** As many as the service decodes at once. */
const MOST_ITEMS = 1_000;
/** Bags in one text. */
const MOST_BAGS = 20;
const SHOWN = 200;
const LONGEST_TOKEN = 20_000;
const SEPARATORS = /[\s,;]+/;
/** A text that begins like a bag is one, however broken it is. */
const BEGINS_LIKE_BAG = /^(?:0x)?(?:b5ee9c72|68ff65f3|acc3a728)|^(?:te6cc|aP9l8|rMOnK)/i;

const MAGIC_BYTES: ReadonlySet<string> = new Set(["b5ee9c72", "68ff65f3", "acc3a728"]);

/** Everything that a file can be: a bag of cells as it is, or a text. */
export function decodeFile(bytes: Uint8Array, limits: BocLimits = {}): DecodeReport {
  if (!MAGIC_BYTES.has(bytesToHex(bytes.subarray(0, 4))))
    return decodeText(new TextDecoder().decode(bytes), limits);
  return { items: [{ text: "", readings: [readBagReading(bytes, limits)] }], isCut: false };
}

/** Everything that a text can be. Never throws. Imports `@ton/core`: for servers and workers. */
export function decodeText(typed: string, limits: BocLimits = {}): DecodeReport {
  const text = withoutGroups(typed.trim());
  if (text === "") return { items: [], isCut: false };
  const parts = text.split(SEPARATORS, MOST_ITEMS + 1).filter((part) => part !== "");
  if (parts.length > 1 && parts.every((part) => readBagText(part)?.whole === true))
    return listOf(parts, MOST_BAGS, (part) => bagItem(part, limits));
  if (BEGINS_LIKE_BAG.test(text)) return { items: [bagItem(text, limits)], isCut: false };
  if (parts.length > 1 && parts.every(isOpcodeText))
    return listOf(parts, MOST_ITEMS, (part) => ({ text: part, readings: readListedOpcode(part) }));
  const readings = text.length > LONGEST_TOKEN ? [] : readToken(isName(text) ? text : cleanInput(text));
  return { items: [{ text: text.slice(0, SHOWN), readings }], isCut: false };
}

/** A number whose thousands are grouped by commas, as we print it, or by spaces is one number. */
function withoutGroups(text: string): string {
  return withoutCommas(/^[1-9]\d{0,2}(?: \d{3})+$/.test(text) ? text.replaceAll(" ", ",") : text) ?? text;
}

function listOf(parts: readonly string[], most: number, itemOf: (part: string) => DecodedItem): DecodeReport {
  return { items: parts.slice(0, most).map(itemOf), isCut: parts.length > most };
}

function bagItem(text: string, limits: BocLimits): DecodedItem {
  return { text: text.slice(0, SHOWN), readings: [readBagReading(text, limits)] };
}
