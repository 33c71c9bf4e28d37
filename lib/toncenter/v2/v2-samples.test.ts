import { describe, expect, test } from "vitest";
import { readAnswer } from "../answer";
import { endpointId, type Endpoint } from "../endpoint";
import { rawFromBody, readParams, writeRequest } from "../request";
import { V2_ENDPOINTS } from "./v2-endpoints";
import { envelope, V2_SAMPLES } from "../../../fixtures/toncenter/v2/samples";

const cases = V2_ENDPOINTS.map((endpoint): [string, Endpoint] => [endpointId(endpoint), endpoint]);

function sampleOf(endpoint: Endpoint) {
  const sample = V2_SAMPLES.find(({ path }) => path === endpoint.path);
  if (sample === undefined) throw new Error(`no sample for ${endpoint.path}`);
  return sample;
}

test("there is exactly one sample for each endpoint", () => {
  expect(V2_SAMPLES.map(({ path }) => path).toSorted()).toEqual(
    V2_ENDPOINTS.map(({ path }) => path).toSorted(),
  );
});

describe.each(cases)("%s", (_, endpoint) => {
  const { params, result } = sampleOf(endpoint);

  test("reads its sample's answer", () => {
    const read = readAnswer(endpoint, {
      status: 200,
      body: JSON.stringify(envelope(result)),
      retryAfterMs: null,
    });
    expect(read).toMatchObject({ ok: true });
  });

  test("reads and writes its sample's request, and reads it again unchanged", () => {
    const values = readParams(endpoint, rawFromBody({ ...params }));
    if (!values.ok) throw new Error(values.error.message);
    const request = writeRequest(endpoint, values.value);
    expect(request.target.split("?")[0]).toBe(endpoint.path);

    const again = new Map<string, unknown[]>();
    if (request.body === null) {
      for (const [name, value] of new URLSearchParams(request.target.split("?")[1])) {
        again.set(name, [...(again.get(name) ?? []), value]);
      }
    } else {
      for (const [name, value] of Object.entries<unknown>(JSON.parse(request.body))) again.set(name, [value]);
    }
    const reread = readParams(endpoint, again);
    if (!reread.ok) throw new Error(reread.error.message);
    expect(writeRequest(endpoint, reread.value).key).toBe(request.key);
  });

  test("has rows if and only if it is a list", () => {
    const read = readAnswer(endpoint, {
      status: 200,
      body: JSON.stringify(envelope(result)),
      retryAfterMs: null,
    });
    if (!read.ok) throw new Error("the sample does not read");
    expect(endpoint.rows(read.value) !== null).toBe(endpoint.paging !== null);
  });
});
