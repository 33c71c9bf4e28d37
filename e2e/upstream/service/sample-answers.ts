import { endpointId, type Endpoint } from "../../../lib/toncenter/endpoint";
import { V2_SAMPLES } from "../../../fixtures/toncenter/v2/samples";
import { V3_SAMPLES } from "../../../fixtures/toncenter/v3/samples";
import { replaceAt, sliceRows } from "./answer-rows";
import type { ParsedParams } from "./param-values";

const SAMPLES: ReadonlyMap<string, unknown> = new Map([
  // The first sample of a path is its usual answer.
  ...V2_SAMPLES.map(({ path, result }) => [`v2.${path}`, result] as const).toReversed(),
  ...Object.entries(V3_SAMPLES),
]);

/** Parameters of lists that are paged by row instead of by offset. */
const CURSORS = ["after", "after_lt", "lt"];

/** The sample answer of an endpoint; for lists the requested page, so that lists end. */
export function sampleOf(endpoint: Endpoint, { values, slice: { offset, limit } }: ParsedParams): unknown {
  const sample = SAMPLES.get(endpointId(endpoint));
  if (sample === undefined) throw new Error(`no sample for ${endpointId(endpoint)}`);
  if (endpoint.paging === null) return sample;
  if (!CURSORS.some((name) => values.has(name))) return sliceRows(sample, offset, offset + limit);
  const end = sliceRows(sample, 0, 0);
  return "after" in endpoint.params ? replaceAt(end, ["next_cursor"], null) : end;
}
