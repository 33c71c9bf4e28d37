import type { ApiNode } from "../api-node";
import { readFields, type ParamFields, type RawFields, type Values, type RequestVerb } from "./v2-fields";
import { invalidRequest } from "../refused-request";

/** A v2 method: parses its parameters and returns the result. Throws `RefusedRequest`. */
export interface Method {
  run(node: ApiNode, raw: RawFields, verb: RequestVerb): Promise<unknown>;
}

/**
 * The fields are not taken from the table of endpoints: tests compare this independent list with the table.
 */
interface MethodSpec<F extends ParamFields> {
  readonly fields: F;
  /** Error text for an invalid combination of parameters, or null. */
  rule?(values: Values<F>): string | null;
  answer(node: ApiNode, values: Values<F>): unknown;
}

export function method<const F extends ParamFields>(spec: MethodSpec<F>): Method {
  return {
    run: async (node, raw, verb) => {
      const values = readFields(spec.fields, raw, verb);
      const problem = spec.rule?.(values) ?? null;
      if (problem !== null) throw invalidRequest(problem);
      return spec.answer(node, values);
    },
  };
}
