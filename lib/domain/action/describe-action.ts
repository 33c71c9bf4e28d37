import type { Address } from "../../ton/address/address";
import type { KnownActionType } from "../../toncenter/v3/action-details";
import type { ActionDirection, ActionPart, ActionRow } from "./action-row";
import { actionRank } from "./action-rank";
import { factsOf } from "./action-facts";
import { COMMON_FORMATS } from "./field-formats";
import type { ActionNames } from "./action-names";
import { filled, isFillable, partsAt, phrase, type Parts, type Source } from "./fill-template";
import type { ActionTemplate } from "./action-template";
import { ACTION_TEMPLATES } from "./action-templates";
import { pathsIn, templateOf, type SentenceTemplate } from "./sentence-template";
import { isAbsent, valueAt } from "./detail-values";

export type ActionDescription = Pick<
  ActionRow,
  "label" | "kind" | "rank" | "direction" | "sentence" | "more" | "facts" | "sum"
>;

/** Describes an action of a known type, as seen from an account or from no account. */
export function describeAction(
  type: KnownActionType,
  fields: unknown,
  names: ActionNames,
  account: Address | null,
  failed = false,
): ActionDescription {
  const entry = ACTION_TEMPLATES[type];
  const { label, kind, formats = {} } = entry;
  const source: Source = { fields, formats, commonFormats: COMMON_FORMATS, names, used: new Set() };
  const { text, direction, ownFields } = seenFrom(entry, fields, account);
  const sum = entry.sum === undefined ? null : partsAt(source, entry.sum);
  source.used.clear();
  for (const path of ownFields) source.used.add(path);
  const template = failed
    ? withoutInitiator(chooseTemplate(source, entry.attempt), fields, account)
    : chooseTemplate(source, text);
  const sentence = capitalized(joined(filled(source, template)));
  const lines = (entry.more ?? []).filter((line) => !failed || !EFFECTS.test(line));
  const more = [...moreOf(source, lines, [...addressesIn(sentence), account]), ...comments(source)];
  const at = sum === null ? -1 : sentence.findIndex((part) => isSameAmount(part, sum[0]));
  return {
    label,
    kind,
    rank: actionRank(type, kind, true),
    direction,
    sentence,
    more,
    facts: factsOf(source),
    sum: at < 0 ? null : at,
  };
}

const VIEWS = [
  ["self", "self"],
  ["out", "out"],
  ["in", "in"],
  ["own", null],
] as const;

interface AccountView {
  readonly text: ActionTemplate["sentence"];
  readonly direction: ActionDirection | null;
  /** The fields that hold the account of the page, which is not repeated in its own list. */
  readonly ownFields: readonly string[];
}

function seenFrom(entry: ActionTemplate, fields: unknown, account: Address | null): AccountView {
  for (const [view, direction] of account === null ? [] : VIEWS) {
    for (const [key, text] of Object.entries(entry[view] ?? {})) {
      const ownFields = key.split("+");
      if (ownFields.every((path) => valueAt(fields, path) === account)) return { text, direction, ownFields };
    }
  }
  return { text: entry.sentence, direction: null, ownFields: [] };
}

function chooseTemplate(source: Source, text: ActionTemplate["sentence"]): SentenceTemplate {
  const templates = (typeof text === "string" ? [text] : text).map(templateOf);
  return templates.find((template) => isFillable(source, template)) ?? templates.at(-1) ?? [];
}

/** The initiator is left out when it is the account of the list. */
function withoutInitiator(
  template: SentenceTemplate,
  fields: unknown,
  account: Address | null,
): SentenceTemplate {
  const [first, ...rest] = template;
  const isByAccount =
    first !== undefined && "path" in first && account !== null && valueAt(fields, first.path) === account;
  const [next, ...others] = rest;
  if (!isByAccount || next === undefined || !("phrase" in next)) return template;
  return [{ phrase: next.phrase.trimStart() }, ...others];
}

/** Amounts that an action resulted in. A failed action had no effect, so there they stay among the details. */
const EFFECTS = /^(got|gave|paid out|too much came back)\b/;

function moreOf(source: Source, templates: readonly string[], shown: readonly (string | null)[]): Parts[] {
  const lines: Parts[] = [];
  for (const template of templates.map(templateOf)) {
    const paths = pathsIn(template, true);
    const isShown = paths.every(
      (path) => source.used.has(path) || shown.some((one) => one === valueAt(source.fields, path)),
    );
    if (!isShown && isFillable(source, template)) lines.push(joined(filled(source, template)));
  }
  return lines;
}

/** Comments, one per line, marked as encrypted where they are. */
function comments(source: Source): Parts[] {
  const formats = { ...source.commonFormats, ...source.formats };
  return Object.entries(formats).flatMap(([path, format]) => {
    if (typeof format === "string" || !("comment" in format)) return [];
    if (format.comment !== null) source.used.add(format.comment);
    const parts = isAbsent(valueAt(source.fields, path)) ? null : partsAt(source, path);
    if (parts === null) return [];
    return [path === "comment" ? parts : [phrase(`${path.replaceAll("_", " ")}: `), ...parts]];
  });
}

function addressesIn(parts: Parts): readonly string[] {
  return parts.flatMap((part) => (part.is === "party" ? [part.party.address] : []));
}

function capitalized(parts: readonly ActionPart[]): readonly ActionPart[] {
  const [first, ...others] = parts;
  if (first?.is !== "phrase") return parts;
  return [phrase(first.text.slice(0, 1).toUpperCase() + first.text.slice(1)), ...others];
}

/** Joins adjacent text parts. */
function joined(parts: Parts): ActionPart[] {
  const result: ActionPart[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (part.is === "phrase" && last?.is === "phrase") {
      result[result.length - 1] = { is: "phrase", text: last.text + part.text };
    } else result.push(part);
  }
  return result;
}

function isSameAmount(part: ActionPart, other: ActionPart | undefined): boolean {
  return part.is === other?.is && "amount" in part && "amount" in other && part.amount === other.amount;
}
