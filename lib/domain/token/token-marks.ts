import { hasInvisible, withoutInvisible } from "../../text/invisible";
import { mixedScripts, type Script } from "../../text/scripts";
import { skeletonsOf } from "../../text/skeleton";
import type { Address } from "../../ton/address/address";
import { COIN_NAMES, WELL_KNOWN_TOKENS } from "./well-known-tokens";

/** What a token says of itself, all of which its issuer is free to choose. */
export interface TokenIdentity {
  readonly master: Address;
  readonly symbol: string | null;
  readonly name: string | null;
  /** The service reports it as a scam. */
  readonly isScam?: boolean;
}

export interface TokenMark {
  /** For the badge: "Imitates TIDE". */
  readonly reason: string;
  /**
   * It is to be folded away. A token that only has the same symbol as another one is marked and stays: nobody can tell
   * which of the two is genuine, and sending somebody a second TIDE must not hide the first.
   */
  readonly suspicious: boolean;
}

/** How easily a text is read as what it is: of texts that look alike, the one in ASCII is the model. */
const PLAIN = { genuine: 0, ascii: 1, oneScript: 2, deceptive: 3 } as const;
type Plain = (typeof PLAIN)[keyof typeof PLAIN];

interface Text {
  readonly owner: Address | null;
  readonly of: "symbol" | "name";
  readonly text: string;
  readonly plain: Plain;
  /** What it is called where another text imitates it. */
  readonly called: string;
  readonly skeletons: readonly string[];
}

/** The two plainest texts of different tokens: one of them is not the token that is looked at. */
type BySkeleton = ReadonlyMap<string, readonly Text[]>;

/** A single letter is no symbol that anybody would be misled by. */
const SHORTEST_SKELETON = 2;
const LONGEST_MODEL = 16;

const GENUINE: readonly Text[] = WELL_KNOWN_TOKENS.flatMap(({ symbol, names, master }) =>
  [symbol, ...names].map((text) => genuineText(text, symbol, master)),
);

function genuineText(text: string, called: string, owner: Address | null): Text {
  return { owner, of: "symbol", text, plain: PLAIN.genuine, called, skeletons: skeletonsOf(text) };
}

/** The marks of those tokens that have one, compared with each other and with what is well known. */
export function tokenMarks(tokens: readonly TokenIdentity[], coin: string): ReadonlyMap<Address, TokenMark> {
  const coins = [...COIN_NAMES, coin].map((name) => genuineText(name, name, null));
  const all = bySkeleton([...coins, ...GENUINE, ...tokens.flatMap(textsOf)]);
  return new Map(
    tokens.flatMap((token) => {
      const mark = markOf(token, all);
      return mark === null ? [] : [[token.master, mark] as const];
    }),
  );
}

function markOf(token: TokenIdentity, all: BySkeleton): TokenMark | null {
  if (token.isScam === true) return suspicion("Reported as scam");
  if (WELL_KNOWN_TOKENS.some(({ master }) => master === token.master)) return null;
  const texts = textsOf(token);
  const model = texts.map((text) => modelOf(text, all)).find((found) => found !== null);
  if (model !== undefined) return suspicion(`Imitates ${shortened(model.called)}`);
  for (const { text } of texts) {
    const scripts = mixedScripts(text);
    if (scripts.length > 0) return suspicion(`Mixes ${listed(scripts)}`);
    if (hasInvisible(text)) return suspicion("Has invisible characters");
  }
  const symbol = texts.find(({ of }) => of === "symbol");
  return symbol !== undefined && hasTwin(symbol, all)
    ? { reason: "Same symbol as another token", suspicious: false }
    : null;
}

const suspicion = (reason: string): TokenMark => ({ reason, suspicious: true });

/** The plainest text of another token that this one can be taken for. */
function modelOf(text: Text, all: BySkeleton): Text | null {
  const models = lookalikesOf(text, all).filter(
    ({ plain }) => plain < text.plain && plain !== PLAIN.deceptive,
  );
  return models.toSorted(plainestFirst)[0] ?? null;
}

function hasTwin(symbol: Text, all: BySkeleton): boolean {
  return lookalikesOf(symbol, all).some(({ of, plain }) => of === "symbol" && plain === symbol.plain);
}

function lookalikesOf({ skeletons, owner }: Text, all: BySkeleton): readonly Text[] {
  return skeletons.flatMap((skeleton) => all.get(skeleton) ?? []).filter((other) => other.owner !== owner);
}

function textsOf({ master, symbol, name }: TokenIdentity): readonly Text[] {
  return (["symbol", "name"] as const).flatMap((of) => {
    const text = (of === "symbol" ? symbol : name)?.trim() ?? "";
    if (text === "") return [];
    const skeletons = skeletonsOf(text).filter(({ length }) => length >= SHORTEST_SKELETON);
    return [{ owner: master, of, text, plain: plainnessOf(text), called: symbol ?? text, skeletons }];
  });
}

function plainnessOf(text: string): Plain {
  if (/^[ -~]*$/.test(text)) return PLAIN.ascii;
  return mixedScripts(text).length > 0 || hasInvisible(text) ? PLAIN.deceptive : PLAIN.oneScript;
}

function bySkeleton(texts: readonly Text[]): BySkeleton {
  const found = new Map<string, readonly Text[]>();
  for (const text of texts.toSorted(plainestFirst))
    for (const skeleton of text.skeletons) {
      const [first, second] = found.get(skeleton) ?? [];
      if (first === undefined) found.set(skeleton, [text]);
      else if (second === undefined && first.owner !== text.owner) found.set(skeleton, [first, text]);
    }
  return found;
}

/** Of equally plain texts the symbols come first. */
function plainestFirst(a: Text, b: Text): number {
  return a.plain - b.plain || Number(a.of === "name") - Number(b.of === "name");
}

function shortened(text: string): string {
  const letters = Array.from(withoutInvisible(text));
  return letters.length <= LONGEST_MODEL ? letters.join("") : `${letters.slice(0, LONGEST_MODEL).join("")}…`;
}

function listed(scripts: readonly Script[]): string {
  const last = scripts.at(-1) ?? "";
  return scripts.length < 2 ? last : `${scripts.slice(0, -1).join(", ")} and ${last}`;
}
