import { accountIdOf } from "../../ton/address/address";
import { parseAddress } from "../../ton/address/read-address";
import { FormatError } from "../../ton/value/format-error";
import type { DecodedParameter } from "./decode-config";
import { valueText } from "./value-text";

/** Whether a parameter has the text in its number, its name, its meaning, or in one of its names and values. */
export function matchesSearch(parameter: DecodedParameter, query: string, coin: string): boolean {
  const text = query.trim().toLowerCase();
  if (text === "") return true;
  const number = /^(?:#|p|param(?:eter)?)?\s*(-?[0-9]+)$/.exec(text)?.[1];
  if (number !== undefined && Number(number) === parameter.id) return true;
  const searched = accountIn(query.trim())?.toLowerCase() ?? text;
  return textsOf(parameter, coin).some((one) => one.toLowerCase().includes(searched));
}

/** The digits of an address in any of its forms; null for other text. */
function accountIn(text: string): string | null {
  try {
    return accountIdOf(parseAddress(text));
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    return null;
  }
}

function textsOf({ name, about, parts, group }: DecodedParameter, coin: string): readonly string[] {
  const values = parts.flatMap((part) =>
    part.kind === "facts"
      ? [part.title ?? "", ...part.fields.flatMap((field) => [field.name, valueText(field.value, coin)])]
      : [part.title, ...part.columns, ...part.rows.flat().map((value) => valueText(value, coin))],
  );
  return [name, about ?? "", group, ...values];
}
