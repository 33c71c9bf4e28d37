import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sharedPath, unlessShared } from "../../../testing/ton/test-shared";
import { readAnswer } from "../answer";
import { getConfigAll } from "./v2-config";

const FILE = "corpus/config-mainnet.json";
const without = unlessShared(FILE);

test.skipIf(without !== "")(`the configuration of mainnet is read without loss${without}`, () => {
  const body = readFileSync(sharedPath(FILE), "utf8");
  const read = readAnswer(getConfigAll, { status: 200, body, retryAfterMs: null });
  expect(read).toEqual({ ok: true, value: JSON.parse(body).result });
});
