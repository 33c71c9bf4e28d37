import { expect, it } from "vitest";
import { failureReporter } from "./failure-reporter";
import { StoreDamaged, StoreFull } from "./store/store-problem";

it("says a problem of the store in sentences, once a minute, and everything else with its stack", () => {
  const said: string[] = [];
  let now = 0;
  const failed = failureReporter(
    "/data",
    (text) => said.push(text),
    () => now,
  );
  const full = new StoreFull("The chain cannot be written.");
  failed(full);
  failed(full);
  expect(said).toEqual(["The chain cannot be written."]);
  now = 61_000;
  failed(full);
  expect(said).toHaveLength(2);
  failed(new StoreDamaged("page 3 is wrong"));
  expect(said[2]).toBe(
    "The chain in /data/chain.db cannot be read: page 3 is wrong.\n" +
      "Remove the file to begin a new chain, or copy one of the snapshots beside it over it.",
  );
  failed(new Error("boom"));
  failed(new Error("boom"));
  expect(said).toHaveLength(5);
  expect(said[4]).toContain("failure-reporter.test.ts");
});
