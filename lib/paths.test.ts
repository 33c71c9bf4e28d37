import { expect, it } from "vitest";
import { homePath, statusPath } from "./paths";

it("the default network has no prefix, every other one its id", () => {
  const standard = { id: "mainnet", name: "Mainnet", standard: true };
  const other = { id: "testnet", name: "Testnet", standard: false };
  expect([homePath(standard), statusPath(standard)]).toEqual(["/", "/status"]);
  expect([homePath(other), statusPath(other)]).toEqual(["/testnet", "/testnet/status"]);
});
