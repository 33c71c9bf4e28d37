import { ABI_LIMITS, abiError } from "./contract-abi";

/** Names can have dots and a `!` before them in TL-B; none of ours do. */
const TOKEN =
  /\s*(?:(\/\/[^\n]*|\/\*[\s\S]*?\*\/)|([A-Za-z_]\w*)|(#[0-9a-fA-F]+_?(?![\w])|#_|\$[01]+_?|\$_)|(##|#<=|#<|#)|(\d+)|([{}()[\]^:;=?.*+~!]))/y;

export type TlbToken =
  | { readonly is: "name" | "tag" | "sign"; readonly text: string }
  | { readonly is: "number"; readonly value: number };

const MOST_TOKENS = 50_000;

/** The tokens of a scheme, without comments. `#` is a type, `#2a` a tag: a tag directly follows a name. */
export function tlbTokens(text: string): readonly TlbToken[] {
  if (text.length > ABI_LIMITS.text) throw abiError("it is too long");
  const tokens: TlbToken[] = [];
  const end = text.trimEnd().length;
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < end) {
    const from = TOKEN.lastIndex;
    const match = TOKEN.exec(text);
    if (match === null) throw abiError(`${lineOf(text, from)} cannot be read`);
    const [, comment, name, tag, numeric, number, sign] = match;
    if (comment !== undefined) continue;
    if (name !== undefined) tokens.push({ is: "name", text: name });
    else if (tag !== undefined) tokens.push({ is: "tag", text: tag });
    else if (number !== undefined) tokens.push({ is: "number", value: Number(number) });
    else tokens.push({ is: "sign", text: numeric ?? sign ?? "" });
    if (tokens.length > MOST_TOKENS) throw abiError("it is too long");
  }
  return tokens;
}

function lineOf(text: string, at: number): string {
  return `line ${text.slice(0, at).split("\n").length}`;
}
