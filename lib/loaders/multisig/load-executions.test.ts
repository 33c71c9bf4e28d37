import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { upstream, type UpstreamControl } from "../../../e2e/upstream/control";
import { startUpstream, type Upstream } from "../../../e2e/upstream/server";
import { parseAddress } from "../../ton/address/read-address";
import { loadExecutions } from "./load-multisig";

let running: Upstream;
let here: UpstreamControl;

beforeAll(async () => {
  running = await startUpstream(0);
  here = upstream("here", running.url);
  vi.stubEnv("NETWORKS", "here");
  vi.stubEnv("HERE_URL", here.baseUrl);
  vi.stubEnv("LOG_LEVEL", "silent");
});
afterAll(() => running.close());

it("requests executions from services of each generation, of which older ones hide newer types", async () => {
  const multisig = parseAddress(`0:${"A".repeat(64)}`);
  await loadExecutions("here", multisig, "interactive");
  const [call] = await here.waitForCalls(1, { path: "actions" });
  const query = new URLSearchParams(call?.query);
  expect(query.getAll("action_type")).toEqual(["multisig_execute"]);
  expect(query.getAll("supported_action_types").join().split(",")).toContain("latest");
});
