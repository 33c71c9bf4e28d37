import { afterAll, vi } from "vitest";
import { upstream, type UpstreamControl } from "../../e2e/upstream/control";
import { startUpstream } from "../../e2e/upstream/server";
import { parseAddress } from "../../lib/ton/address/read-address";

/** The scripted service as the only network, `here`, until the tests of the file have ended. */
export async function startScriptedNetwork(): Promise<UpstreamControl> {
  const running = await startUpstream(0);
  afterAll(() => running.close());
  const here = upstream("here", running.url);
  vi.stubEnv("NETWORKS", "here");
  vi.stubEnv("HERE_URL", here.baseUrl);
  vi.stubEnv("HERE_RPS", "10000");
  vi.stubEnv("LOG_LEVEL", "silent");
  return here;
}

let distinct = 0;

/** An account that no other test has used, since the gateway caches answers. */
export const unusedAccount = () => parseAddress(`0:${(distinct += 1).toString(16).padStart(64, "0")}`);
