import { afterAll, beforeAll, expect, test } from "vitest";
import { startService, type TestService } from "../../../testing/api/test-service";
import { V3_SAMPLES } from "../../../fixtures/toncenter/v3/samples";
import { masterchainInfo } from "../../toncenter/v3/v3-block";
import * as v from "valibot";
import type { ApiError } from "../../toncenter/error";
import { errorAtBlock } from "./error-at-block";

const REFUSED: ApiError = {
  kind: "upstream",
  cause: "refused",
  status: 500,
  message: "LITE_SERVER_NOTREADY: seqno not in db",
};
const INFO = V3_SAMPLES["v3.masterchainInfo"];
const NEWEST = v.parse(masterchainInfo.response, INFO).last?.seqno ?? 0;

let service: TestService;

beforeAll(async () => {
  service = await startService();
  service.answer = { status: 200, body: JSON.stringify(INFO) };
});
afterAll(() => service.close());

test("a call at a block that has not been made yet did not fail because of the service", async () => {
  expect(await errorAtBlock("test", NEWEST + 1, REFUSED)).toMatchObject({
    kind: "not-yet",
    message: expect.stringMatching(/^Masterchain block [\d,]+ does not exist yet; the latest is [\d,]+\.$/),
  });
});

test.each([
  ["at a block that exists", NEWEST, REFUSED],
  ["at the newest block", null, REFUSED],
  ["that timed out", NEWEST + 1, { ...REFUSED, cause: "timeout" }],
  ["that was wrong", NEWEST + 1, { kind: "bad-input", message: "", field: null, tried: [] }],
] as const)("the error of a call %s stays", async (_, seqno, error) => {
  expect(await errorAtBlock("test", seqno, error)).toBe(error);
});
