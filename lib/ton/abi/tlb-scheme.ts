import { ABI_LIMITS, abiError, isAbiName } from "./contract-abi";
import { tlbTokens, type TlbToken } from "./tlb-tokens";

/** A type of TL-B with its arguments. */
export type TlbType =
  | { readonly is: "name"; readonly name: string; readonly of: readonly TlbType[] }
  | { readonly is: "number"; readonly value: number }
  | { readonly is: "reference"; readonly to: TlbType }
  | { readonly is: "fields"; readonly fields: readonly TlbField[] }
  | { readonly is: "when"; readonly flag: string; readonly type: TlbType };

export interface TlbField {
  /** Null for `_` and for fields without a name. */
  readonly name: string | null;
  readonly type: TlbType;
}

export interface TlbConstructor {
  readonly name: string;
  /** Null if the tag would have to be computed from the text. */
  readonly prefix: { readonly bits: number; readonly value: number } | null;
  /** The names of types and numbers that its type takes as arguments. */
  readonly parameters: readonly string[];
  readonly fields: readonly TlbField[];
  /** The type that it makes. */
  readonly combinator: string;
  readonly of: readonly TlbType[];
}

const DEEPEST = 30;
/** Numbers are exact up to here. */
const MOST_TAG_BITS = 48;

/** Reads declarations in TL-B: the common part of the language; reports everything else as unreadable. */
export function readTlbScheme(text: string): readonly TlbConstructor[] {
  const parser = new Parser(tlbTokens(text));
  const found: TlbConstructor[] = [];
  while (!parser.isDone) {
    found.push(parser.declaration());
    if (found.length > ABI_LIMITS.entries) throw abiError("it has too many declarations");
  }
  if (found.length === 0) throw abiError("it has no declarations");
  return found;
}

class Parser {
  readonly #tokens: readonly TlbToken[];
  #at = 0;
  /** The name of the declaration being read. */
  #name = "the first declaration";

  constructor(tokens: readonly TlbToken[]) {
    this.#tokens = tokens;
  }

  get isDone(): boolean {
    return this.#at >= this.#tokens.length;
  }

  declaration(): TlbConstructor {
    const name = this.#needName();
    this.#name = name;
    const prefix = this.#tag(name);
    const parameters: string[] = [];
    const fields: TlbField[] = [];
    while (!this.#isSign("=")) {
      if (this.#isSign("{")) parameters.push(...this.#implicit());
      else fields.push(this.#field(0));
      if (fields.length > ABI_LIMITS.fields) throw this.#wrong("it has too many fields");
    }
    this.#need("=");
    const combinator = this.#needName();
    const of: TlbType[] = [];
    while (!this.#isSign(";")) of.push(this.#atom(0));
    this.#need(";");
    return { name, prefix, parameters, fields, combinator, of };
  }

  /** `#2a`, `#8_` for three bits, `$101`, `#_` and `$_` for none. */
  #tag(name: string): TlbConstructor["prefix"] {
    const token = this.#tokens[this.#at];
    if (token?.is !== "tag") return name === "_" ? { bits: 0, value: 0 } : null;
    this.#at += 1;
    const [kind = "", ...rest] = token.text;
    const isOpen = rest.at(-1) === "_";
    const digits = (isOpen ? rest.slice(0, -1) : rest).join("");
    if (digits === "") return { bits: 0, value: 0 };
    const written = kind === "$" ? digits : Array.from(digits, bitsOfDigit).join("");
    // In an open tag, the last 1 and the zeros after it only mark the end.
    const binary = isOpen && kind === "#" ? written.replace(/10*$/, "") : written;
    if (binary.length > MOST_TAG_BITS) throw this.#wrong("its tag is too long");
    return { bits: binary.length, value: binary === "" ? 0 : Number.parseInt(binary, 2) };
  }

  /** `{n:#}` and `{X:Type}` are parameters; a condition in braces does not affect the form. */
  #implicit(): readonly string[] {
    this.#need("{");
    const inner: TlbToken[] = [];
    while (!this.#isSign("}")) inner.push(this.#next());
    this.#need("}");
    const [name, colon] = inner;
    return name?.is === "name" && colon?.is === "sign" && colon.text === ":" ? [name.text] : [];
  }

  #field(depth: number): TlbField {
    const [token, following] = [this.#tokens[this.#at], this.#tokens[this.#at + 1]];
    if (token?.is !== "name" || following?.is !== "sign" || following.text !== ":")
      return { name: null, type: this.#atom(depth) };
    this.#at += 2;
    if (!isAbiName(token.text)) throw this.#wrong("a field has too long a name");
    return { name: token.text === "_" ? null : token.text, type: this.#conditional(depth) };
  }

  #conditional(depth: number): TlbType {
    const [token, following] = [this.#tokens[this.#at], this.#tokens[this.#at + 1]];
    if (token?.is === "name" && following?.is === "sign") {
      if (following.text === ".")
        throw this.#wrong("single bits of a number as conditions are not supported");
      if (following.text === "?") {
        this.#at += 2;
        return { is: "when", flag: token.text, type: this.#atom(depth + 1) };
      }
    }
    return this.#atom(depth);
  }

  /** A type without parameters, or one in parentheses. */
  #atom(depth: number): TlbType {
    if (depth > DEEPEST) throw this.#wrong("it is nested too deep");
    const token = this.#next();
    if (token.is === "number") return { is: "number", value: token.value };
    if (token.is === "name") return { is: "name", name: token.text, of: [] };
    if (token.is === "tag") throw this.#wrong(`${token.text} is no type`);
    if (token.text === "^") return { is: "reference", to: this.#atom(depth + 1) };
    if (token.text === "#") return { is: "name", name: "#", of: [] };
    if (token.text === "##" || token.text === "#<" || token.text === "#<=")
      return { is: "name", name: token.text, of: [this.#atom(depth + 1)] };
    if (token.text === "[") return this.#fieldsIn(depth);
    if (token.text === "(") return this.#applied(depth);
    throw this.#wrong(`${token.text} is not supported here`);
  }

  #fieldsIn(depth: number): TlbType {
    const fields: TlbField[] = [];
    while (!this.#isSign("]")) {
      fields.push(this.#field(depth + 1));
      if (fields.length > ABI_LIMITS.fields) throw this.#wrong("it has too many fields");
    }
    this.#need("]");
    return { is: "fields", fields };
  }

  /** `(uint 32)`, `(Maybe ^Cell)`, `(HashmapE 256 Coins)`. */
  #applied(depth: number): TlbType {
    const first = this.#atom(depth + 1);
    const of: TlbType[] = [];
    while (!this.#isSign(")")) of.push(this.#atom(depth + 1));
    this.#need(")");
    if (of.length === 0) return first;
    if (first.is !== "name") throw this.#wrong("what is applied is no type");
    return { ...first, of: [...first.of, ...of] };
  }

  #next(): TlbToken {
    const token = this.#tokens[this.#at];
    if (token === undefined) throw this.#wrong("it ends too early");
    this.#at += 1;
    return token;
  }

  #needName(): string {
    const token = this.#next();
    if (token.is !== "name") throw this.#wrong("a name is missing");
    if (!isAbiName(token.text)) throw this.#wrong("its name is too long");
    return token.text;
  }

  #isSign(text: string): boolean {
    const token = this.#tokens[this.#at];
    if (token === undefined) throw this.#wrong(`there is no ${text}`);
    return token.is === "sign" && token.text === text;
  }

  #need(text: string): void {
    if (!this.#isSign(text)) throw this.#wrong(`there is no ${text}`);
    this.#at += 1;
  }

  #wrong(reason: string) {
    return abiError(`${this.#name}: ${reason}`);
  }
}

function bitsOfDigit(digit: string): string {
  return Number.parseInt(digit, 16).toString(2).padStart(4, "0");
}
