import { counted } from "../../text/counted";
import type { DecodedParameter } from "./decode-config";
import { valueText } from "./value-text";

const MOST_FIELDS = 2;

/** A parameter in one line: how long its list is, or its first values. */
export function parameterSummary({ parts }: Pick<DecodedParameter, "parts">, coin: string): string {
  const table = parts.find((part) => part.kind === "table");
  if (table !== undefined) return `${table.title}: ${counted(table.rows.length, "entry", "entries")}`;
  const fields = parts.flatMap((part) => (part.kind === "facts" ? part.fields : []));
  const [only] = fields;
  if (only !== undefined && fields.length === 1) return shortText(valueText(only.value, coin));
  return fields
    .slice(0, MOST_FIELDS)
    .map(({ name, value }) => `${name} ${shortText(valueText(value, coin))}`)
    .join(" · ");
}

const MOST_CHARACTERS = 40;

/** Keys and long lists of numbers are cut. */
function shortText(text: string): string {
  return text.length <= MOST_CHARACTERS ? text : `${text.slice(0, MOST_CHARACTERS)}…`;
}
