import { isRecord } from "../../text/is-record";
import { isAddress, type Address } from "../../ton/address/address";
import { isOpcode } from "../../ton/contract/opcode";
import { opcodeName } from "../../ton/contract/opcode-names";
import { DNS_CATEGORIES } from "../../ton/dns/record-categories";
import { tryHash } from "../../ton/value/hash";
import { operationText } from "../transaction/operation-text";
import { wireJson } from "../list/wire-json";
import type { ActionPart } from "./action-row";
import type { Format, Formats } from "./field-formats";
import type { ActionNames } from "./action-names";
import { pathsIn, templateOf, type SentenceTemplate } from "./sentence-template";
import { writtenComment } from "../message/written-comment";
import { isAbsent, valueAt, integerOf } from "./detail-values";

/** The fields, and what is needed to format them. */
export interface Source {
  readonly fields: unknown;
  readonly formats: Formats;
  /** Formats by field name. */
  readonly commonFormats: Formats;
  readonly names: ActionNames;
  /** Paths of the fields that have been printed. */
  readonly used: Set<string>;
}

export type Parts = readonly ActionPart[];

/** Longer texts are cut; the full text stays with the service. */
const MAX_TEXT = 2_000;

export const phrase = (text: string): ActionPart => ({ is: "phrase", text });
const cutText = (text: string) => ({ text: text.slice(0, MAX_TEXT), length: text.length });

/** Formats one value; null if it has another type than expected. */
type Printer = (value: unknown, names: ActionNames) => Parts | null;

const addressPrinter =
  (print: (address: Address, names: ActionNames) => ActionPart): Printer =>
  (value, names) =>
    typeof value === "string" && isAddress(value) ? [print(value, names)] : null;

const PRINTERS: Readonly<Record<Extract<Format, string>, Printer>> = {
  party: addressPrinter((address, names) => ({ is: "party", party: names.party(address) })),
  multisig: addressPrinter((address, names) => ({
    is: "party",
    party: names.party(address),
    page: "multisig",
  })),
  vesting: addressPrinter((address, names) => ({
    is: "party",
    party: names.party(address),
    page: "vesting",
  })),
  pool: addressPrinter((address, names) => ({ is: "party", party: names.party(address), page: "pool" })),
  token: addressPrinter((address, names) => ({ is: "token", token: names.token(address) })),
  item: addressPrinter((address, names) => {
    const { name, ...item } = names.item(address);
    return { is: "item", address, name: name ?? "NFT", ...item };
  }),
  collection: addressPrinter((address, names) => ({ is: "item", address, ...names.item(address) })),
  coins: (value) => {
    const amount = integerOf(value);
    return amount === null ? null : [{ is: "coins", amount }];
  },
  currencies: (value) =>
    isRecord(value)
      ? listed(
          Object.entries(value).flatMap(([id, held]) => {
            const amount = integerOf(held);
            return amount === null ? [] : [[unitsOf(amount, `extra currency ${id}`)]];
          }),
        )
      : null,
  text: (value) => (typeof value === "string" ? [{ is: "text", ...cutText(value) }] : null),
  name: (value) => (typeof value === "string" ? [{ is: "text", ...cutText(operationText(value)) }] : null),
  code: (value) => [
    { is: "code", ...cutText(typeof value === "object" && value !== null ? wireJson(value) : String(value)) },
  ],
  operation: (value) => {
    const name = typeof value === "string" && isOpcode(value) ? opcodeName(value) : null;
    return name === null
      ? null
      : [phrase(`${operationText(name)} `), { is: "code", ...cutText(String(value)) }];
  },
  record: (value) => {
    const name = typeof value === "string" ? DNS_CATEGORIES[tryHash(value) ?? ""] : undefined;
    return name === undefined ? PRINTERS.code(value, NO_NAMES) : [phrase(`“${name}”`)];
  },
  number: (value) => {
    const number = integerOf(value);
    return number === null ? null : [{ is: "number", value: number }];
  },
  time: (value) => {
    const at = Number(integerOf(value) ?? -1n);
    return at > 0 && at < 2 ** 32 ? [{ is: "time", at }] : null;
  },
  flag: (value) => (typeof value === "boolean" ? [phrase(value ? "yes" : "no")] : null),
};

const NO_NAMES: ActionNames = {
  party: (address) => ({ address, name: null, bounceable: true }),
  token: (master) => ({ master, symbol: null, decimals: null, doubt: null, picture: null }),
  item: () => ({ name: null, doubt: null, picture: null }),
};

/** Guesses the format from the value. */
function guessPrinter(value: unknown): Printer {
  if (typeof value === "string") return isAddress(value) ? PRINTERS.party : PRINTERS.text;
  if (typeof value === "boolean") return PRINTERS.flag;
  return integerOf(value) === null ? PRINTERS.code : PRINTERS.number;
}

export function formatAt({ formats, commonFormats }: Source, path: string, value: unknown): Format | null {
  const format = formats[path] ?? commonFormats[path.slice(path.lastIndexOf(".") + 1)] ?? null;
  // A field with a common name may be a record here.
  return isRecord(value) && format !== "currencies" ? null : format;
}

/** The value at a path; null if it is absent. */
export function partsAt(source: Source, path: string): Parts | null {
  const value = valueAt(source.fields, path);
  if (isAbsent(value)) return null;
  source.used.add(path);
  return printed(source, value, formatAt(source, path, value));
}

export function printed(source: Source, value: unknown, format: Format | null): Parts {
  const { names } = source;
  const usual = () => guessPrinter(value)(value, names) ?? PRINTERS.code(value, names) ?? [];
  if (format === null) return usual();
  if (typeof format === "string") return PRINTERS[format](value, names) ?? usual();
  if ("comment" in format) {
    const encrypted = format.comment !== null && valueAt(source.fields, format.comment) === true;
    return typeof value === "string" ? [commentPart(source, value, encrypted)] : usual();
  }
  if ("by" in format) return printed(source, value, caseOf(source, format));
  if ("each" in format) {
    const template = templateOf(format.each);
    const items = Array.isArray(value) ? value : [value];
    return listed(
      items.map((fields: unknown) =>
        filled({ ...source, fields, formats: format.formats, used: new Set() }, template),
      ),
    );
  }
  const amount = integerOf(value);
  if (amount === null) return usual();
  const master = format.onlyKnown === true ? knownMaster(source, format.of) : masterAt(source, format.of);
  if (master !== null) return [{ is: "tokens", amount, token: names.token(master) }];
  return [format.otherwise === "coins" ? { is: "coins", amount } : unitsOf(amount, format.otherwise.unit)];
}

/** The format that the other field decides. */
function caseOf({ fields }: Source, { by, cases, otherwise }: Extract<Format, { by: string }>): Format {
  const other = valueAt(fields, by) ?? null;
  const isCase = other === null || typeof other === "string" || typeof other === "boolean";
  return (isCase ? cases[`${other}`] : undefined) ?? otherwise;
}

function commentPart({ fields, names }: Source, value: string, encrypted: boolean): ActionPart {
  if (encrypted) return { is: "comment", ...cutText(value), encrypted };
  const from = valueAt(fields, "source");
  const sender = typeof from === "string" && isAddress(from) ? names.party(from) : null;
  return { is: "comment", ...writtenComment(value, MAX_TEXT, sender), encrypted };
}

function unitsOf(amount: bigint, symbol: string): ActionPart {
  return {
    is: "tokens",
    amount,
    token: { master: null, symbol, decimals: null, doubt: null, picture: null },
  };
}

/** The token of an amount. Its path counts as printed together with the amount. */
function masterAt({ fields, used: usedPaths }: Source, paths: readonly string[]): Address | null {
  const masters = paths.map((path) => valueAt(fields, path));
  const found = masters.find((master) => !isAbsent(master));
  for (const [index, path] of paths.entries()) if (masters[index] === found) usedPaths.add(path);
  return typeof found === "string" && isAddress(found) ? found : null;
}

/** The contracts at the paths are printed on their own, too. */
function knownMaster({ fields, names }: Source, paths: readonly string[]): Address | null {
  const contracts = paths.map((path) => valueAt(fields, path));
  const isKnown = (value: unknown): value is Address =>
    typeof value === "string" && isAddress(value) && names.token(value).decimals !== null;
  return contracts.find(isKnown) ?? null;
}

/** Fills all placeholders of a sentence as far as possible. */
export function filled(source: Source, template: SentenceTemplate): Parts {
  return template.flatMap((piece): Parts => {
    if ("phrase" in piece) return [phrase(piece.phrase)];
    if ("path" in piece) return partsAt(source, piece.path) ?? missing(source, piece.path);
    return isFillable(source, piece.optional) ? filled(source, piece.optional) : [];
  });
}

export function isFillable({ fields }: Source, template: SentenceTemplate): boolean {
  return pathsIn(template, true).every((path) => !isAbsent(valueAt(fields, path)));
}

const UNKNOWN_ACCOUNT = "an unknown account";

const MISSING: Readonly<Record<string, string>> = {
  party: UNKNOWN_ACCOUNT,
  pool: UNKNOWN_ACCOUNT,
  coins: "an unknown amount",
  item: "an NFT that is not named",
  token: "an unknown token",
  record: "that is not named",
};

function missing(source: Source, path: string): Parts {
  const given = formatAt(source, path, null);
  const format = given !== null && typeof given === "object" && "by" in given ? caseOf(source, given) : given;
  if (typeof format === "string") return [phrase(MISSING[format] ?? "something unknown")];
  if (format === null) return [phrase(UNKNOWN_ACCOUNT)];
  const master = "of" in format && format.onlyKnown !== true ? masterAt(source, format.of) : null;
  return master === null
    ? [phrase("an unknown amount")]
    : [phrase("an unknown amount of "), { is: "token", token: source.names.token(master) }];
}

function listed(items: readonly Parts[]): Parts {
  return items.flatMap((parts, index) => {
    if (index === 0) return parts;
    return [phrase(index === items.length - 1 ? " and " : ", "), ...parts];
  });
}
