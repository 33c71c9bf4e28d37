import { describe, expect, test } from "vitest";
import { installPlan, stampOf } from "./install-plan.mjs";

const digest = "current";

describe("an empty folder", () => {
  test("gets for a start only the packages for building and running", () => {
    const plan = installPlan({ wanted: "run", digest, stamp: null });
    expect(plan?.level).toBe("run");
    expect(plan?.args).toEqual(
      expect.arrayContaining(["ci", "--omit=dev", "--omit=peer", "--ignore-scripts"]),
    );
  });

  test("gets for the tests all packages at once", () => {
    const plan = installPlan({ wanted: "all", digest, stamp: null });
    expect(plan?.level).toBe("all");
    expect(plan?.args).toContain("ci");
    expect(plan?.args.join(" ")).not.toContain("--omit");
  });

  test("gets the test tools in an environment for production, too", () => {
    expect(installPlan({ wanted: "all", digest, stamp: null })?.args).toContain("--include=dev");
  });
});

describe("a folder in which the explorer has been started", () => {
  const stamp = stampOf("run", digest);

  test("needs no installation for another start", () => {
    expect(installPlan({ wanted: "run", digest, stamp })).toBeNull();
  });

  test("gets the missing packages for the tests, and keeps the others", () => {
    const plan = installPlan({ wanted: "all", digest, stamp });
    expect(plan?.level).toBe("all");
    expect(plan?.args).toEqual(expect.arrayContaining(["install", "--no-save", "--ignore-scripts"]));
    expect(plan?.args.join(" ")).not.toContain("--omit");
  });
});

test("a complete folder needs no installation for a start or for the tests", () => {
  const stamp = stampOf("all", digest);
  expect(installPlan({ wanted: "run", digest, stamp })).toBeNull();
  expect(installPlan({ wanted: "all", digest, stamp })).toBeNull();
});

describe("after a change of the lockfile", () => {
  test.each([
    { had: "run", wanted: "run", level: "run" },
    { had: "run", wanted: "all", level: "all" },
    { had: "all", wanted: "run", level: "all" },
    { had: "all", wanted: "all", level: "all" },
  ] as const)(
    "a folder at level $had is installed anew at level $level if $wanted is requested",
    ({ had, wanted, level }) => {
      const plan = installPlan({ wanted, digest, stamp: stampOf(had, "earlier") });
      expect(plan).toMatchObject({ level });
      expect(plan?.args).toContain("ci");
    },
  );
});

test("a stamp of an unknown form is ignored", () => {
  expect(installPlan({ wanted: "run", digest, stamp: digest })).toMatchObject({ level: "run" });
});
