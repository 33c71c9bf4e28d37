import { wordsOf } from "../transaction/operation-text";
import type { ActionRow } from "./action-row";
import { formatAt, printed, type Source } from "./fill-template";
import { isAbsent, isRecord } from "./detail-values";

type Fact = ActionRow["facts"][number];

/** More would be no reading matter. */
const MOST = 80;
const DEEPEST = 8;

/** Names that are not to be understood by themselves. */
const FIELD_WORDS: Readonly<Record<string, string>> = {
  ton_amount: "Coins",
  order_boc: "Order, as cells",
  message_boc: "Message, as cells",
  response_destination: "The rest goes back to",
  forward_amount: "Coins sent along",
  forward_payload: "Message sent along",
};

/** All that has not been told yet, each under its name. */
export function factsOf(source: Source): readonly Fact[] {
  return factsIn(source, source.fields, "", 0).slice(0, MOST);
}

function factsIn(source: Source, value: unknown, path: string, depth: number): readonly Fact[] {
  if (isAbsent(value) || source.used.has(path)) return [];
  const format = path === "" ? null : formatAt(source, path, value);
  const isOpen = format === null && depth < DEEPEST && (isRecord(value) || Array.isArray(value));
  if (!isOpen) return [{ name: nameOf(path), parts: [...printed(source, value, format)] }];
  return Object.entries(value).flatMap(([name, field]) =>
    factsIn(source, field, path === "" ? name : `${path}.${name}`, depth + 1),
  );
}

function nameOf(path: string): string {
  const [first = "", ...others] = path
    .split(".")
    .map((name) => FIELD_WORDS[name] ?? (/^\d+$/.test(name) ? `no. ${Number(name) + 1}` : wordsOf(name)));
  return [first, ...others.map((name) => name.slice(0, 1).toLowerCase() + name.slice(1))]
    .join(": ")
    .slice(0, 120);
}
