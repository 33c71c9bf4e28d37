import { expect, it } from "vitest";
import { startScriptedNetwork } from "../../../testing/gateway/scripted-network";
import { parseAddress } from "../../ton/address/read-address";
import { loadExecutions } from "./load-multisig";

const here = await startScriptedNetwork();

it("requests executions from services of each generation, of which older ones hide newer types", async () => {
  const multisig = parseAddress(`0:${"A".repeat(64)}`);
  await loadExecutions("here", multisig, "interactive");
  const [call] = await here.waitForCalls(1, { path: "actions" });
  const query = new URLSearchParams(call?.query);
  expect(query.getAll("action_type")).toEqual(["multisig_execute"]);
  expect(query.getAll("supported_action_types").join().split(",")).toContain("latest");
});
