import { isRecord } from "../../text/is-record";
import { operationText } from "../transaction/operation-text";
import type { ActionRow } from "./action-row";
import { formatAt, printed, type Source } from "./fill-template";
import { isAbsent } from "./detail-values";

type Fact = ActionRow["facts"][number];

/** The most facts that are shown. */
const MAX_FACTS = 80;
const MAX_DEPTH = 8;

/** Labels for fields whose own names are unclear. */
const FIELD_LABELS: Readonly<Record<string, string>> = {
  ton_amount: "Coins",
  order_boc: "Order BoC",
  message_boc: "Message BoC",
  response_destination: "Excess returned to",
  forward_amount: "Forward amount",
  forward_payload: "Forward payload",
};

/** The details that neither the sentence nor the facts show, each with a label. */
export function factsOf(source: Source): readonly Fact[] {
  return factsIn(source, source.fields, "", 0).slice(0, MAX_FACTS);
}

function factsIn(source: Source, value: unknown, path: string, depth: number): readonly Fact[] {
  if (isAbsent(value) || source.used.has(path)) return [];
  const format = path === "" ? null : formatAt(source, path, value);
  const isOpen = format === null && depth < MAX_DEPTH && (isRecord(value) || Array.isArray(value));
  if (!isOpen) return [{ name: labelOf(path), parts: [...printed(source, value, format)] }];
  return Object.entries(value).flatMap(([name, field]) =>
    factsIn(source, field, path === "" ? name : `${path}.${name}`, depth + 1),
  );
}

function labelOf(path: string): string {
  const [first = "", ...others] = path
    .split(".")
    .map(
      (name) => FIELD_LABELS[name] ?? (/^\d+$/.test(name) ? `no. ${Number(name) + 1}` : operationText(name)),
    );
  return [first, ...others.map((name) => name.slice(0, 1).toLowerCase() + name.slice(1))]
    .join(": ")
    .slice(0, 120);
}
