import type { ApiNode } from "../node";
import { readFields, type Fields, type Raw, type Values, type Way } from "./fields";
import { invalid } from "./refusal";

/** One operation: reads its parameters, asks the node, and gives the result. Refusals are thrown. */
export interface Method {
  run(node: ApiNode, raw: Raw, way: Way): Promise<unknown>;
}

/**
 * The fields are not taken from the table of endpoints: written down twice, they are compared by the
 * tests that read this service's answers with the table.
 */
interface Row<F extends Fields> {
  readonly fields: F;
  /** What does not hold between the parameters, if anything. */
  rule?(values: Values<F>): string | null;
  answer(node: ApiNode, values: Values<F>): unknown;
}

export function method<const F extends Fields>(row: Row<F>): Method {
  return {
    run: async (node, raw, way) => {
      const values = readFields(row.fields, raw, way);
      const broken = row.rule?.(values) ?? null;
      if (broken !== null) throw invalid(broken);
      return row.answer(node, values);
    },
  };
}
