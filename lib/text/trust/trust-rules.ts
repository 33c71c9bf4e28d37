import { drawnAs } from "../confusable-letters";
import { hasHidden } from "../hidden-characters";
import { hasLink } from "../links";
import { mixedScripts, scriptsOf } from "../scripts";
import type { Imitated } from "./look-alikes";

export type TrustKind = "token" | "item" | "collection" | "domain" | "comment";

/** A thing with the texts that somebody chose for it, and what else is known about it. */
export interface TrustSubject {
  readonly kind: TrustKind;
  /** A symbol and a name, the labels of a domain, a comment. */
  readonly texts: readonly string[];
  /** As reported by the service or a file of names. */
  readonly isScam?: boolean | undefined;
  readonly isNsfw?: boolean | undefined;
  readonly imitates?: Imitated | null | undefined;
  /** Another token of the same list has the same symbol. */
  readonly hasTwin?: boolean | undefined;
}

interface TrustRule {
  readonly id: string;
  readonly kinds: readonly TrustKind[];
  /** The words about the thing, after its name or alone; `{}` stands for what was found. */
  readonly words: string;
  /** Why that matters. */
  readonly about: string;
  /** Whether it is about the name rather than the thing. */
  readonly ofName: boolean;
  /** Whether the thing is folded away, blurred or not opened automatically. */
  readonly suspicious: boolean;
  /** What was found, for `{}`; null if the rule does not apply. */
  readonly find: (subject: TrustSubject) => string | null;
}

const THINGS = ["token", "item", "collection"] as const;
const NAMES = [...THINGS, "domain"] as const;
const ALL = [...NAMES, "comment"] as const;

/** Longer texts are not names. */
export const LONGEST_NAME = 128;
const CHECK_SIGN = /[\u2705\u2611\u2713\u2714\u{1F5F8}\u{1F5F9}]/u;
const LINE_BREAKS = /[\t\n\r]/g;

/** Reasons why a text may mislead, the gravest first: a badge shows the first that applies. */
export const TRUST_RULES = [
  {
    id: "scam",
    kinds: THINGS,
    words: "reported as scam",
    about: "The data service or a file of names reports it.",
    ofName: false,
    suspicious: true,
    find: ({ isScam }) => (isScam === true ? "" : null),
  },
  {
    id: "nsfw",
    kinds: ["item", "collection"],
    words: "reported as NSFW",
    about: "The data service reports its pictures as not safe for work.",
    ofName: false,
    suspicious: true,
    find: ({ isNsfw }) => (isNsfw === true ? "" : null),
  },
  {
    id: "imitates-coin",
    kinds: ["token"],
    words: "imitates {}",
    about: "It looks like the network's own coin, which no token is.",
    ofName: false,
    suspicious: true,
    find: imitation("coin"),
  },
  {
    id: "imitates-well-known",
    kinds: ["token"],
    words: "imitates {}",
    about: "It looks like a well-known token, and its contract is another one.",
    ofName: false,
    suspicious: true,
    find: imitation("well-known"),
  },
  {
    id: "imitates-token",
    kinds: ["token"],
    words: "imitates {}",
    about: "It is written so that it looks like another token of the same list.",
    ofName: false,
    suspicious: true,
    find: imitation("token"),
  },
  {
    id: "mixed-scripts",
    kinds: NAMES,
    words: "mixes {}",
    about: "Letters of different scripts in one word often stand for letters that look the same.",
    ofName: true,
    suspicious: true,
    find: ({ kind, texts }) => firstOf(texts, (text) => mixture(text, kind)),
  },
  {
    id: "looks-latin",
    kinds: ["domain"],
    words: "looks like Latin letters",
    about: "All of its letters are of another script and look like Latin ones.",
    ofName: true,
    suspicious: true,
    find: inText((label) => !ASCII.test(label) && Array.from(label).every(isLikeLatin)),
  },
  {
    id: "control",
    kinds: ALL,
    words: "has control characters",
    about: "Line breaks and control codes are not part of a name.",
    ofName: true,
    suspicious: true,
    find: ({ kind, texts }) =>
      firstOf(texts, (text) =>
        found(hasHidden(kind === "comment" ? text.replace(LINE_BREAKS, " ") : text, "control")),
      ),
  },
  {
    id: "direction",
    kinds: ALL,
    words: "changes the text direction",
    about: "Such characters make a text read differently from how it is written.",
    ofName: true,
    suspicious: true,
    find: inText((text) => hasHidden(text, "direction")),
  },
  {
    id: "invisible",
    kinds: ALL,
    words: "has invisible characters",
    about: "With them two different names look equal.",
    ofName: true,
    suspicious: true,
    find: inText((text) => hasHidden(text, "invisible")),
  },
  {
    id: "accents",
    kinds: ALL,
    words: "has stacked accents",
    about: "They are drawn over the lines above and below.",
    ofName: true,
    suspicious: true,
    find: inText((text) => /\p{M}{5}/u.test(text)),
  },
  {
    id: "link",
    kinds: [...THINGS, "comment"],
    words: "contains a link",
    about: "An advertisement. Links from the chain are never opened from here.",
    ofName: true,
    suspicious: true,
    find: inText(hasLink),
  },
  {
    id: "check-sign",
    kinds: ["token", "collection", "domain"],
    words: "has a check mark of its own",
    about: "A name can contain a sign of approval. It says nothing.",
    ofName: true,
    suspicious: true,
    find: inText((text) => CHECK_SIGN.test(text)),
  },
  {
    id: "twin",
    kinds: ["token"],
    words: "same symbol as another token",
    about: "Nobody can tell by the symbol which of both is meant.",
    ofName: false,
    suspicious: false,
    find: ({ hasTwin }) => (hasTwin === true ? "" : null),
  },
  {
    id: "long",
    kinds: NAMES,
    words: "is very long",
    about: "Names are cut where they are shown.",
    ofName: true,
    suspicious: false,
    find: inText((text) => text.length > LONGEST_NAME),
  },
] as const satisfies readonly TrustRule[];

export type TrustRuleId = (typeof TRUST_RULES)[number]["id"];

/** A rule that applies, in words. */
export interface TrustMark {
  readonly rule: TrustRuleId;
  /** "mixes Latin and Cyrillic", to follow a name. */
  readonly words: string;
  /** "Mixes Latin and Cyrillic", for a badge. */
  readonly reason: string;
  readonly about: string;
  readonly ofName: boolean;
  readonly suspicious: boolean;
}

/** All rules that apply, the gravest first. */
export function trustMarks(subject: TrustSubject): readonly TrustMark[] {
  return TRUST_RULES.flatMap((rule: TrustRule & { readonly id: TrustRuleId }) => {
    const detail = rule.kinds.includes(subject.kind) ? rule.find(subject) : null;
    if (detail === null) return [];
    const { id, about, ofName, suspicious } = rule;
    const words = rule.words.replace("{}", () => detail);
    return [{ rule: id, words, reason: capitalized(words), about, ofName, suspicious }];
  });
}

/** The gravest rule that makes it suspicious; null if there is none. */
export function suspicionOf(subject: TrustSubject): TrustMark | null {
  return trustMarks(subject).find(({ suspicious }) => suspicious) ?? null;
}

export function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const found = (is: boolean): string | null => (is ? "" : null);

function firstOf(texts: readonly string[], find: (text: string) => string | null): string | null {
  for (const text of texts) {
    const detail = find(text);
    if (detail !== null) return detail;
  }
  return null;
}

function inText(test: (text: string) => boolean): TrustRule["find"] {
  return ({ texts }) => found(texts.some(test));
}

function imitation(of: Imitated["of"]): TrustRule["find"] {
  return ({ imitates }) => (imitates?.of === of ? imitates.called : null);
}

const ASCII = /^[!-~]*$/;

/** In a domain, no two scripts belong together; in names of things, some are common beside Latin. */
function mixture(text: string, kind: TrustKind): string | null {
  const isDomain = kind === "domain";
  const scripts: readonly string[] = isDomain ? scriptsOf(text) : mixedScripts(text);
  if (scripts.length < 2 || (isDomain && ASCII.test(text))) return null;
  return `${scripts.slice(0, -1).join(", ")} and ${scripts.at(-1) ?? ""}`;
}

function isLikeLatin(character: string): boolean {
  return /[0-9_-]/.test(character) || /[a-z]/.test(drawnAs(character) ?? "");
}
