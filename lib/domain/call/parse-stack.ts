import { parsedJson } from "../../text/parsed-json";
import { tryAddress } from "../../ton/address/read-address";
import { bytesToBase64, hexToBytes } from "../../ton/value/bytes";
import { bytesToHex } from "../../ton/value/write-hex";
import { base64ToBytes } from "../../ton/value/read-base64";
import { badInput, fail, ok, type BadInput, type Result } from "../../toncenter/error";
import { quoted } from "../filter/url-text";
import { INT_LIMIT, MAX_DOMAIN_BYTES, STACK_LIMITS, type StackEntry } from "./stack-entry";

/** How each type of argument is written. */
export const STACK_FORMS = [
  "an int: 10, -1, 0x1f",
  "an address",
  "a cell or slice: cell:te6cc…, slice:te6cc…",
  'a text: "hello"',
  "a domain: alice.ton",
  "a tuple: [1, 2]",
  "a list: (1, 2)",
  "null",
] as const;

class UnreadableStack extends Error {}

function refuse(message: string): never {
  throw new UnreadableStack(message);
}

/**
 * Reads arguments. Each text has one entry or several, separated by commas or lines, so that a form may send
 * each argument in its own field.
 */
export function parseStack(
  texts: readonly string[],
  most: number = STACK_LIMITS.characters,
): Result<readonly StackEntry[], BadInput> {
  try {
    const characters = texts.reduce((sum, text) => sum + text.length, 0);
    if (characters > most) refuse(`The arguments have ${characters} characters; ${most} is the limit.`);
    const budget = { entries: STACK_LIMITS.entries };
    return ok(texts.flatMap((text) => new StackReader(text, budget).all()));
  } catch (error) {
    if (!(error instanceof UnreadableStack)) throw error;
    return fail(badInput(error.message, "stack", STACK_FORMS));
  }
}

const CLOSING = { "[": "]", "(": ")" } as const;
const OPENING = { tuple: "[", list: "(" } as const;
/** The end of a word: a separator, or the end of the enclosing text. */
const DELIMITER = /[\s,[\]()"]/;

/** Reads one text from left to right. Nesting is limited, so recursion is too. */
class StackReader {
  readonly #text: string;
  readonly #budget: { entries: number };
  #at = 0;

  constructor(text: string, budget: { entries: number }) {
    this.#text = text;
    this.#budget = budget;
  }

  all(): readonly StackEntry[] {
    return this.#entries(null, 0);
  }

  /** Entries up to the closing bracket, or to the end of the text. */
  #entries(closing: string | null, depth: number): readonly StackEntry[] {
    const entries: StackEntry[] = [];
    let needsSeparator = false;
    for (;;) {
      const separated = this.#skipSeparators();
      const next = this.#text[this.#at];
      if (next === undefined) return closing === null ? entries : refuse(`“${closing}” is missing.`);
      if (next === closing) {
        this.#at += 1;
        return entries;
      }
      if (needsSeparator && !separated) refuse(`A comma is missing before ${quoted(this.#rest())}.`);
      entries.push(this.#entry(next, depth));
      needsSeparator = true;
    }
  }

  /** Whether there was a comma or the end of a line; several count as one. */
  #skipSeparators(): boolean {
    const from = this.#at;
    while (/[\s,]/.test(this.#text[this.#at] ?? "")) this.#at += 1;
    return /[\n\r,]/.test(this.#text.slice(from, this.#at));
  }

  #entry(first: string, depth: number): StackEntry {
    this.#budget.entries -= 1;
    if (this.#budget.entries < 0) refuse(`More than ${STACK_LIMITS.entries} arguments.`);
    if (first === OPENING.tuple) return { is: "tuple", items: this.#inside(first, depth) };
    if (first === OPENING.list) {
      const items = this.#inside(first, depth);
      return items.length === 0 ? { is: "null" } : { is: "list", items };
    }
    return first === '"' ? { is: "text", text: this.#quotedText() } : readWord(this.#word());
  }

  #inside(opening: keyof typeof CLOSING, depth: number): readonly StackEntry[] {
    if (depth >= STACK_LIMITS.depth) refuse(`Nested more than ${STACK_LIMITS.depth} levels deep.`);
    this.#at += 1;
    return this.#entries(CLOSING[opening], depth + 1);
  }

  /** Written as in JSON. */
  #quotedText(): string {
    let end = this.#at + 1;
    while (end < this.#text.length && this.#text[end] !== '"') end += this.#text[end] === "\\" ? 2 : 1;
    const literal = this.#text.slice(this.#at, end + 1);
    this.#at = end + 1;
    const text = parsedJson(literal);
    if (typeof text !== "string" || !isWellFormed(text)) refuse(`${quoted(literal)} is not a text.`);
    return text;
  }

  #word(): string {
    const from = this.#at;
    while (this.#at < this.#text.length && !DELIMITER.test(this.#text[this.#at] ?? "")) this.#at += 1;
    if (this.#at === from) refuse(`Unexpected ${quoted(this.#text[from] ?? "")}.`);
    return this.#text.slice(from, this.#at);
  }

  #rest(): string {
    return this.#text.slice(this.#at);
  }
}

/** Lone surrogates have no UTF-8 encoding. */
function isWellFormed(text: string): boolean {
  return !/\p{Surrogate}/u.test(text);
}

const INT = /^([+-]?)(0x[0-9a-f]{1,65}|[0-9]{1,78})$/i;
const CELL = /^(cell|slice):(.*)$/i;
const DOMAIN = /^domain:(.+)$/i;
/** The last label begins with a letter, so that a fraction is not taken for a name. */
const BARE_DOMAIN = /^(?:[\p{L}\p{N}\p{So}_-]+\.)+[\p{L}][\p{L}\p{N}-]*$/u;

function readWord(word: string): StackEntry {
  if (/^null$/i.test(word)) return { is: "null" };
  const [, sign, digits] = INT.exec(word) ?? [];
  if (digits !== undefined) return readInt(word, sign === "-", digits);
  const [, kind, boc] = CELL.exec(word) ?? [];
  if (kind !== undefined && boc !== undefined)
    return { is: kind.toLowerCase() === "cell" ? "cell" : "slice", boc: readBocText(boc) };
  const named = DOMAIN.exec(word)?.[1] ?? (BARE_DOMAIN.test(word) ? word : undefined);
  if (named !== undefined) return { is: "domain", name: readName(named) };
  const address = /[:]|^.{48}$/.test(word) ? tryAddress(word) : null;
  return address === null
    ? refuse(`${quoted(word)} is not an argument of a known form.`)
    : { is: "address", address };
}

function readInt(word: string, isNegative: boolean, digits: string): StackEntry {
  const value = isNegative ? -BigInt(digits) : BigInt(digits);
  if (value < -INT_LIMIT || value >= INT_LIMIT) refuse(`${quoted(word)} does not fit into 257 bits.`);
  return { is: "int", value };
}

/** How a bag of cells begins. In base64 each of these has a letter that hexadecimal does not have. */
const MAGICS: ReadonlySet<string> = new Set(["b5ee9c72", "68ff65f3", "acc3a728"]);

/** Hex, base64 or base64url. The cells themselves are read when the method is called. */
function readBocText(text: string): string {
  const hex = text.replace(/^0x/i, "");
  const bytes = /^[0-9a-f]+$/i.test(hex) ? hexToBytes(hex) : base64ToBytes(text);
  if (bytes === null || !MAGICS.has(bytesToHex(bytes.subarray(0, 4))))
    refuse(`${quoted(text)} is not a BoC in base64 or hex.`);
  return bytesToBase64(bytes, "standard");
}

function readName(text: string): string {
  const name = text === "." ? text : text.toLowerCase().replace(/\.$/, "");
  const isName = name === "." || name.split(".").every((label) => label !== "" && !label.includes("\0"));
  if (!isName || !isWellFormed(name)) refuse(`${quoted(text)} is not a domain.`);
  if (new TextEncoder().encode(name).length > MAX_DOMAIN_BYTES)
    refuse(`${quoted(text)} is too long for a domain.`);
  return name;
}
