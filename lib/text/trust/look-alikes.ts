import { hasInvisible, withoutInvisible } from "../invisible";
import { mixedScripts } from "../scripts";
import { skeletonsOf } from "../skeleton";

/** What a text is taken for: the coin, a token that imitators choose, or another token of the same list. */
export interface Imitated {
  readonly of: "coin" | "well-known" | "token";
  readonly called: string;
}

/** How easily a text is read for what it is: among texts that look alike, the ASCII one is the model. */
const PLAIN = { genuine: 0, ascii: 1, oneScript: 2, deceptive: 3 } as const;
type Plain = (typeof PLAIN)[keyof typeof PLAIN];

export interface ComparedText {
  /** The owner; texts of one owner do not imitate each other. Null for the coin. */
  readonly owner: string | null;
  readonly of: "symbol" | "name";
  readonly plain: Plain;
  /** What it is called where another text imitates it. */
  readonly model: Imitated;
  readonly skeletons: readonly string[];
}

/**
 * The two plainest texts of different owners: at least one of them belongs to another owner than the text being
 * checked.
 */
type BySkeleton = ReadonlyMap<string, readonly ComparedText[]>;

/** A single letter is not a symbol that would mislead anybody. */
const SHORTEST_SKELETON = 2;
const LONGEST_MODEL = 16;

/** A text that others imitate, whatever it looks like. */
export function genuineText(text: string, owner: string | null, model: Imitated): ComparedText {
  return { owner, of: "symbol", plain: PLAIN.genuine, model, skeletons: skeletonsOf(text) };
}

/** The symbol and the name that a token gives itself. */
export function ownTexts(
  owner: string,
  { symbol, name }: { readonly symbol: string | null; readonly name: string | null },
): readonly ComparedText[] {
  return (["symbol", "name"] as const).flatMap((of) => {
    const text = (of === "symbol" ? symbol : name)?.trim() ?? "";
    if (text === "") return [];
    const skeletons = skeletonsOf(text).filter(({ length }) => length >= SHORTEST_SKELETON);
    return [
      { owner, of, plain: plainnessOf(text), model: { of: "token", called: symbol ?? text }, skeletons },
    ];
  });
}

/** Texts by their look, to find what each of them can be taken for. */
export class LookAlikes {
  readonly #all: BySkeleton;

  constructor(texts: readonly ComparedText[]) {
    this.#all = bySkeleton(texts);
  }

  /** What the first imitating text among these imitates: the plainest text of another owner. */
  modelOf(texts: readonly ComparedText[]): Imitated | null {
    for (const text of texts) {
      const [model] = this.#like(text)
        .filter(({ plain }) => plain < text.plain && plain !== PLAIN.deceptive)
        .toSorted(plainestFirst);
      if (model !== undefined) return { ...model.model, called: shortened(model.model.called) };
    }
    return null;
  }

  /** Whether another owner has the same symbol, equally plain: nobody can tell which of the two is genuine. */
  hasTwin(texts: readonly ComparedText[]): boolean {
    const symbol = texts.find(({ of }) => of === "symbol");
    if (symbol === undefined) return false;
    return this.#like(symbol).some(({ of, plain }) => of === "symbol" && plain === symbol.plain);
  }

  #like({ skeletons, owner }: ComparedText): readonly ComparedText[] {
    return skeletons
      .flatMap((skeleton) => this.#all.get(skeleton) ?? [])
      .filter((other) => other.owner !== owner);
  }
}

function plainnessOf(text: string): Plain {
  if (/^[ -~]*$/.test(text)) return PLAIN.ascii;
  return mixedScripts(text).length > 0 || hasInvisible(text) ? PLAIN.deceptive : PLAIN.oneScript;
}

function bySkeleton(texts: readonly ComparedText[]): BySkeleton {
  const found = new Map<string, readonly ComparedText[]>();
  for (const text of texts.toSorted(plainestFirst))
    for (const skeleton of text.skeletons) {
      const [first, second] = found.get(skeleton) ?? [];
      if (first === undefined) found.set(skeleton, [text]);
      else if (second === undefined && first.owner !== text.owner) found.set(skeleton, [first, text]);
    }
  return found;
}

/** Among equally plain texts, symbols come first. */
function plainestFirst(a: ComparedText, b: ComparedText): number {
  return a.plain - b.plain || Number(a.of === "name") - Number(b.of === "name");
}

function shortened(text: string): string {
  const letters = Array.from(withoutInvisible(text));
  return letters.length <= LONGEST_MODEL ? letters.join("") : `${letters.slice(0, LONGEST_MODEL).join("")}…`;
}
