import "server-only";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import * as v from "valibot";
import { parse as parseYaml } from "yaml";
import type { NamesFile } from "../../config/environment.mjs";
import type { Address } from "../../ton/address/address";
import { tryAddress } from "../../ton/address/read-address";
import type { GivenEntry, GivenNames } from "./given-names";

const LONGEST_NAME = 200;
const MAX_BYTES = 20 * 1024 * 1024;

/** YAML reads a name such as 404 as a number. */
const word = v.nullish(
  v.pipe(
    v.union([v.string(), v.number()], "is no text"),
    v.transform((value) => String(value).trim()),
    v.maxLength(LONGEST_NAME, `is longer than ${LONGEST_NAME} characters`),
  ),
  null,
);
const flag = v.nullish(v.boolean("is neither true nor false"), false);

/** The field names of the ecosystem's own lists. Other fields are ignored. */
const Entry = v.object(
  {
    address: v.nullish(v.string("is no text"), ""),
    name: word,
    symbol: word,
    image: v.nullish(
      v.pipe(v.string("is no text"), v.regex(/^(?:https?|ipfs|tonstorage):\/\//, "is no URL")),
      null,
    ),
    type: v.nullish(v.string("is no text"), null),
    scam: flag,
    is_scam: flag,
    isScam: flag,
  },
  "is no entry with fields",
);

const KIND_OF_TYPE: Readonly<Record<string, GivenEntry["kind"]>> = {
  jetton: "jetton",
  nft_collection: "collection",
  collection: "collection",
};

/** What the name of a file implies for all of its entries. */
const FILES: readonly (readonly [
  name: RegExp,
  says: { readonly kind?: GivenEntry["kind"]; readonly isScam?: true },
])[] = [
  [/jetton/i, { kind: "jetton" }],
  [/collection/i, { kind: "collection" }],
  [/^scam/i, { isScam: true }],
];

/** Its message names the invalid file and entry, and the reason. */
export class NamesFileError extends Error {}

/** The names of a network from files. A name of a later file replaces that of an earlier one. */
export function readNameFiles(files: readonly NamesFile[], network: string): GivenNames {
  const given = new Map<Address, GivenEntry>();
  for (const { path, network: of } of files)
    if (of === null || of === network)
      for (const entry of readNamesFile(path)) given.set(entry.address, entry);
  return given;
}

export function readNamesFile(path: string): readonly GivenEntry[] {
  const file = basename(path);
  const wrong = (why: string) => new NamesFileError(`NAMES_FILES: ${file}${why}`);
  const implied = FILES.filter(([name]) => name.test(file)).map(([, meaning]) => meaning);
  const impliedKind = implied.find(({ kind }) => kind !== undefined)?.kind;
  const impliedScam = implied.some(({ isScam }) => isScam === true);
  return entriesIn(parsed(path, wrong)).map(([label, value]) => {
    const read = v.safeParse(Entry, value);
    if (!read.success) {
      const [issue] = read.issues;
      const field = v.getDotPath(issue);
      throw wrong(`, ${label}: ${field === null ? "it" : field} ${issue.message}`);
    }
    const {
      address: text,
      name,
      symbol,
      image,
      type,
      scam,
      is_scam: isScam,
      isScam: isScamToo,
    } = read.output;
    if (text === "") throw wrong(`, ${label}: address is missing`);
    const address = tryAddress(text);
    if (address === null) throw wrong(`, ${label}: address is none: ${JSON.stringify(text.slice(0, 80))}`);
    const reported = scam || isScam || isScamToo || impliedScam;
    if (name === null && !reported) throw wrong(`, ${label}: name is missing`);
    const kind = KIND_OF_TYPE[type ?? ""] ?? impliedKind ?? (symbol === null ? "account" : "jetton");
    return { kind, address, name, symbol, image, isScam: reported, file };
  });
}

function parsed(path: string, wrong: (why: string) => NamesFileError): unknown {
  try {
    const text = readFileSync(path, "utf8");
    if (text.length > MAX_BYTES) throw new Error(`it is longer than ${MAX_BYTES} characters`);
    return path.toLowerCase().endsWith(".json") ? JSON.parse(text) : parseYaml(text);
  } catch (error) {
    const [line = ""] = (error instanceof Error ? error.message : String(error)).split("\n");
    throw wrong(` cannot be read: ${line}`);
  }
}

/** A list of entries, a single entry, or entries by address; each with a label for error messages. */
function entriesIn(value: unknown): readonly (readonly [label: string, entry: unknown])[] {
  if (Array.isArray(value))
    return value.map((entry: unknown, index) => [`entry ${index + 1}${nameIn(entry)}`, entry]);
  if (typeof value !== "object" || value === null) return [["its content", value]];
  if ("address" in value) return [["its entry", value]];
  return Object.entries(value).map(([address, entry]: [string, unknown]) => [
    `the entry of ${address.slice(0, 80)}`,
    typeof entry === "object" && entry !== null ? { ...entry, address } : { name: entry, address },
  ]);
}

function nameIn(entry: unknown): string {
  if (typeof entry !== "object" || entry === null || !("name" in entry)) return "";
  return ` (${String(entry.name).slice(0, 40)})`;
}
