import { endpointId, type Endpoint } from "../../../lib/toncenter/endpoint";
import { V2_SAMPLES } from "../../../fixtures/toncenter/v2/samples";
import { V3_SAMPLES } from "../../../fixtures/toncenter/v3/samples";
import { replaceAt, sliceRows } from "./rows";
import type { ParsedParams } from "./values";

const SAMPLES: ReadonlyMap<string, unknown> = new Map([
  // Where a path has several samples, its first is the usual answer.
  ...V2_SAMPLES.map(({ path, result }) => [`v2.${path}`, result] as const).toReversed(),
  ...Object.entries(V3_SAMPLES),
]);

/** Parameters of lists that are read on from a row instead of from an offset. */
const CURSORS = ["after", "after_lt", "lt"];

/** The made-up answer of an endpoint; of a list the page that was asked for, so that lists come to an end. */
export function sampleOf(endpoint: Endpoint, { values, slice: { offset, limit } }: ParsedParams): unknown {
  const sample = SAMPLES.get(endpointId(endpoint));
  if (sample === undefined) throw new Error(`no sample for ${endpointId(endpoint)}`);
  if (endpoint.paging === null) return sample;
  if (!CURSORS.some((name) => values.has(name))) return sliceRows(sample, offset, offset + limit);
  const end = sliceRows(sample, 0, 0);
  return "after" in endpoint.params ? replaceAt(end, ["next_cursor"], null) : end;
}
