import type { DecodedConfig, DecodedParameter } from "./decode-config";
import { valueText } from "./value-text";

/** A value that differs; null on the side where there is none. */
export interface ConfigChange {
  readonly name: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** A parameter whose cell differs. */
export interface ParameterDiff {
  readonly id: number;
  readonly name: string;
  readonly is: "changed" | "added" | "removed";
  /** Empty where the values are equal, or were not decoded. */
  readonly changes: readonly ConfigChange[];
}

/** What differs between two configurations, in the order of the page. */
export function configDiff(
  before: DecodedConfig,
  after: DecodedConfig,
  coin: string,
): readonly ParameterDiff[] {
  const old = new Map(before.parameters.map((parameter) => [parameter.id, parameter]));
  const ids = new Set(after.parameters.map(({ id }) => id));
  const changed = after.parameters.flatMap((parameter) => {
    const previous = old.get(parameter.id);
    if (previous?.hash === parameter.hash) return [];
    const { id, name } = parameter;
    const is = previous === undefined ? "added" : "changed";
    return [{ id, name, is, changes: changesOf(previous, parameter, coin) } as const];
  });
  const removed = before.parameters
    .filter(({ id }) => !ids.has(id))
    .map((parameter) => {
      const { id, name } = parameter;
      return { id, name, is: "removed", changes: changesOf(parameter, undefined, coin) } as const;
    });
  return [...changed, ...removed];
}

function changesOf(
  before: DecodedParameter | undefined,
  after: DecodedParameter | undefined,
  coin: string,
): readonly ConfigChange[] {
  const [old, young] = [namedValues(before, coin), namedValues(after, coin)];
  return [...new Set([...old.keys(), ...young.keys()])]
    .map((name) => ({ name, before: old.get(name) ?? null, after: young.get(name) ?? null }))
    .filter((change) => change.before !== change.after);
}

/** Every value under its name. A row of a table is named by its first column. */
function namedValues(parameter: DecodedParameter | undefined, coin: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const part of parameter?.parts ?? []) {
    const prefix = part.title === null ? "" : `${part.title}: `;
    if (part.kind === "facts")
      for (const { name, value } of part.fields) values.set(`${prefix}${name}`, valueText(value, coin));
    else
      for (const [first, ...rest] of part.rows)
        if (first !== undefined)
          values.set(
            `${prefix}${valueText(first, coin)}`,
            rest.length === 0 ? "Listed" : rest.map((value) => valueText(value, coin)).join(" · "),
          );
  }
  return values;
}
