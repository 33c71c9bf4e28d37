import { expect, it } from "vitest";
import { failureReporter } from "./failure-reporter";
import { StoreDamaged, StoreFull } from "./store/store-problem";

it("reports a problem of the store in sentences, at most once a minute, and any other error with its stack", () => {
  const logged: string[] = [];
  let now = 0;
  const failed = failureReporter(
    "/data",
    (text) => logged.push(text),
    () => now,
  );
  const full = new StoreFull("The chain cannot be written.");
  failed(full);
  failed(full);
  expect(logged).toEqual(["The chain cannot be written."]);
  now = 61_000;
  failed(full);
  expect(logged).toHaveLength(2);
  failed(new StoreDamaged("page 3 is wrong"));
  expect(logged[2]).toBe(
    "The chain in /data/chain.db cannot be read: page 3 is wrong.\n" +
      "Remove the file to begin a new chain, or copy one of the snapshots beside it over it.",
  );
  failed(new Error("boom"));
  failed(new Error("boom"));
  expect(logged).toHaveLength(5);
  expect(logged[4]).toContain("failure-reporter.test.ts");
});
