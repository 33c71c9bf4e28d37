import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { upstream, type UpstreamControl } from "../../../e2e/upstream/control";
import { startUpstream, type Upstream } from "../../../e2e/upstream/server";
import { parseAddress } from "../../ton/address/read-address";
import { loadContract } from "./load-contract";

let running: Upstream;
let here: UpstreamControl;

beforeAll(async () => {
  running = await startUpstream(0);
  here = upstream("here", running.url);
  vi.stubEnv("NETWORKS", "here");
  vi.stubEnv("HERE_URL", here.baseUrl);
  vi.stubEnv("HERE_RPS", "10000");
  vi.stubEnv("LOG_LEVEL", "silent");
});
afterAll(() => running.close());

const failing = (path: string, status: 500 | 503) => ({
  match: { path },
  fault: { kind: "status", status } as const,
});
const withoutRows = {
  match: { path: "accountStates" },
  fault: { kind: "wrongType", path: "accounts", value: [] } as const,
};

let distinct = 0;
/** An account that no other test has used, since the gateway caches answers. */
const someone = () => parseAddress(`0:${(distinct += 1).toString(16).padStart(64, "0")}`);

test("an account that the index does not have is not called unused while the node fails", async () => {
  await here.script({ rules: [withoutRows, failing("getAddressInformation", 500)] });
  expect(await loadContract("here", someone())).toMatchObject({
    is: "failed",
    problem: { kind: "upstream", status: 500 },
  });
});

test("the problem is that of the index if both fail", async () => {
  await here.script({ rules: [failing("accountStates", 503), failing("getAddressInformation", 500)] });
  expect(await loadContract("here", someone())).toMatchObject({
    is: "failed",
    problem: { kind: "upstream", status: 503 },
  });
});
