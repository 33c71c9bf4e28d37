import { expect, test } from "vitest";
import { failedInstallation } from "./contract-project.mjs";

test.each([
  ["npm error code ENOTFOUND\nnpm error request to https://registry.npmjs.org/arg failed", "unreachable"],
  ["npm error code ETIMEDOUT", "unreachable"],
  ["npm error code EINTEGRITY\nnpm error sha512-x integrity checksum failed", "broken"],
  ["npm error code EUSAGE\nnpm error `npm ci` can only install packages when", "broken"],
  ["", "broken"],
])("an installation that failed with %j is classified as %s", (output, kind) => {
  expect(failedInstallation(output)).toEqual({ kind, output });
});
