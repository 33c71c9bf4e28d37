import { describe, expect, test } from "vitest";
import { readAnswer } from "../answer";
import { endpointId, type Endpoint } from "../endpoint";
import { stackToV3 } from "../stack";
import { valueOf } from "../../../testing/toncenter/test-value";
import { V3_ENDPOINTS } from "./v3-endpoints";
import { runGetMethod } from "./v3-legacy";
import { V3_SAMPLES } from "../../../fixtures/toncenter/v3/samples";
import { runGetMethod as runSample } from "../../../fixtures/toncenter/v3/samples/accounts";
import { lost } from "../../../testing/toncenter/v3/test-lossless";

const rows = V3_ENDPOINTS.map((endpoint): [string, Endpoint] => [endpointId(endpoint), endpoint]);

function read<R>(endpoint: Endpoint<Endpoint["params"], R>, sample: unknown): R {
  return valueOf(readAnswer(endpoint, { status: 200, body: JSON.stringify(sample), retryAfterMs: null }));
}

test("there is exactly one sample for each of the 49 operations", () => {
  expect(rows).toHaveLength(49);
  expect(Object.keys(V3_SAMPLES).toSorted()).toEqual(rows.map(([id]) => id).toSorted());
});

// The stack has its own test, since it is read into another shape.
test.each(rows.filter(([, { path }]) => path !== runGetMethod.path))(
  "%s reads its sample without losing anything",
  (id, endpoint) => {
    expect(lost(V3_SAMPLES[id], read(endpoint, V3_SAMPLES[id]))).toEqual([]);
  },
);

describe("lists", () => {
  test.each(rows.filter(([, { paging }]) => paging !== null))("%s has rows", (id, endpoint) => {
    expect(endpoint.rows(read(endpoint, V3_SAMPLES[id]))?.length).toBeGreaterThan(0);
  });
});

test("runGetMethod reads the stack as values that can be written again", () => {
  const answer = valueOf(
    readAnswer(runGetMethod, { status: 200, body: JSON.stringify(runSample), retryAfterMs: null }),
  );
  expect(answer).toMatchObject({ gas_used: 2310n, exit_code: 0 });
  expect(stackToV3(answer.stack)).toEqual(runSample.stack);
});
