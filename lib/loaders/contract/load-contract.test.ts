import { expect, test } from "vitest";
import { startScriptedNetwork, unusedAccount } from "../../../testing/gateway/scripted-network";
import { loadContract } from "./load-contract";

const here = await startScriptedNetwork();

const failing = (path: string, status: 500 | 503) => ({
  match: { path },
  fault: { kind: "status", status } as const,
});
const withoutRows = {
  match: { path: "accountStates" },
  fault: { kind: "wrongType", path: "accounts", value: [] } as const,
};

test("an account that the index does not have is not called unused while the node fails", async () => {
  await here.script({ rules: [withoutRows, failing("getAddressInformation", 500)] });
  expect(await loadContract("here", unusedAccount())).toMatchObject({
    is: "failed",
    problem: { kind: "upstream", status: 500 },
  });
});

test("the problem is that of the index if both fail", async () => {
  await here.script({ rules: [failing("accountStates", 503), failing("getAddressInformation", 500)] });
  expect(await loadContract("here", unusedAccount())).toMatchObject({
    is: "failed",
    problem: { kind: "upstream", status: 503 },
  });
});
