import type { Address } from "../../ton/address/address";
import type { KnownActionType } from "../../toncenter/v3/action-details";
import type { ActionDirection, ActionPart, ActionRow } from "./action-row";
import { factsOf } from "./action-facts";
import { COMMON_FORMATS } from "./field-formats";
import type { ActionNames } from "./action-names";
import { filled, isFillable, partsAt, words, type Parts, type Source } from "./fill-template";
import type { ActionTemplate } from "./action-template";
import { ACTION_TEMPLATES } from "./action-templates";
import { pathsIn, templateOf, type SentenceTemplate } from "./sentence-template";
import { isAbsent, valueAt } from "./detail-values";

export type ActionDescription = Pick<
  ActionRow,
  "label" | "kind" | "direction" | "sentence" | "more" | "facts" | "sum"
>;

/** An action of a known type, in a sentence, as seen from an account or from nowhere. */
export function describeAction(
  type: KnownActionType,
  fields: unknown,
  names: ActionNames,
  account: Address | null,
  failed = false,
): ActionDescription {
  const telling = ACTION_TEMPLATES[type];
  const { label, kind, formats = {} } = telling;
  const source: Source = { fields, formats, usual: COMMON_FORMATS, names, used: new Set() };
  const { says, direction, stands } = seenFrom(telling, fields, account);
  const sum = telling.sum === undefined ? null : partsAt(source, telling.sum);
  source.used.clear();
  for (const path of stands) source.used.add(path);
  const template = failed ? byOneself(chosen(source, telling.tries), fields, account) : chosen(source, says);
  const sentence = capitalized(joined(filled(source, template)));
  const lines = (telling.more ?? []).filter((line) => !failed || !EFFECTS.test(line));
  const more = [...moreOf(source, lines, [...addressesIn(sentence), account]), ...comments(source)];
  const at = sum === null ? -1 : sentence.findIndex((part) => isSameAmount(part, sum[0]));
  return { label, kind, direction, sentence, more, facts: factsOf(source), sum: at < 0 ? null : at };
}

const WAYS = [
  ["self", "self"],
  ["out", "out"],
  ["in", "in"],
  ["own", null],
] as const;

interface Seen {
  readonly says: ActionTemplate["says"];
  readonly direction: ActionDirection | null;
  /** Where the account stands in the details, which needs no telling on its own page. */
  readonly stands: readonly string[];
}

function seenFrom(telling: ActionTemplate, fields: unknown, account: Address | null): Seen {
  for (const [way, direction] of account === null ? [] : WAYS) {
    for (const [key, says] of Object.entries(telling[way] ?? {})) {
      const stands = key.split("+");
      if (stands.every((path) => valueAt(fields, path) === account)) return { says, direction, stands };
    }
  }
  return { says: telling.says, direction: null, stands: [] };
}

function chosen(source: Source, says: ActionTemplate["says"]): SentenceTemplate {
  const templates = (typeof says === "string" ? [says] : says).map(templateOf);
  return templates.find((template) => isFillable(source, template)) ?? templates.at(-1) ?? [];
}

/** Whoever tried it needs no name in an account's own list. */
function byOneself(template: SentenceTemplate, fields: unknown, account: Address | null): SentenceTemplate {
  const [first, ...rest] = template;
  const isOwn =
    first !== undefined && "path" in first && account !== null && valueAt(fields, first.path) === account;
  const [next, ...others] = rest;
  if (!isOwn || next === undefined || !("words" in next)) return template;
  return [{ words: next.words.trimStart() }, ...others];
}

/** What came of it. Of what failed nothing did: such amounts stand among the details, as they were told. */
const EFFECTS = /^(got|gave|paid out|too much came back)\b/;

function moreOf(source: Source, told: readonly string[], known: readonly (string | null)[]): Parts[] {
  const lines: Parts[] = [];
  for (const template of told.map(templateOf)) {
    const paths = pathsIn(template, true);
    const isTold = paths.every(
      (path) => source.used.has(path) || known.some((one) => one === valueAt(source.fields, path)),
    );
    if (!isTold && isFillable(source, template)) lines.push(joined(filled(source, template)));
  }
  return lines;
}

/** What people wrote, each on a line of its own. Whether it is encrypted is said there. */
function comments(source: Source): Parts[] {
  const formats = { ...source.usual, ...source.formats };
  return Object.entries(formats).flatMap(([path, format]) => {
    if (typeof format === "string" || !("comment" in format)) return [];
    if (format.comment !== null) source.used.add(format.comment);
    const parts = isAbsent(valueAt(source.fields, path)) ? null : partsAt(source, path);
    if (parts === null) return [];
    return [path === "comment" ? parts : [words(`${path.replaceAll("_", " ")}: `), ...parts]];
  });
}

function addressesIn(parts: Parts): readonly string[] {
  return parts.flatMap((part) => (part.is === "party" ? [part.party.address] : []));
}

function capitalized(parts: readonly ActionPart[]): readonly ActionPart[] {
  const [first, ...others] = parts;
  if (first?.is !== "words") return parts;
  return [words(first.text.slice(0, 1).toUpperCase() + first.text.slice(1)), ...others];
}

/** Neighbouring words as one part. */
function joined(parts: Parts): ActionPart[] {
  const result: ActionPart[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (part.is === "words" && last?.is === "words") {
      result[result.length - 1] = { is: "words", text: last.text + part.text };
    } else result.push(part);
  }
  return result;
}

function isSameAmount(part: ActionPart, other: ActionPart | undefined): boolean {
  return part.is === other?.is && "amount" in part && "amount" in other && part.amount === other.amount;
}
