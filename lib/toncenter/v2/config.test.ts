import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readAnswer } from "../answer";
import { getConfigAll } from "./config";

const FILE = "/work/shared/corpus/config-mainnet.json";

test.skipIf(!existsSync(FILE))(
  `the configuration of mainnet loses nothing (skipped unless ${FILE} is there)`,
  () => {
    const body = readFileSync(FILE, "utf8");
    const read = readAnswer(getConfigAll, { status: 200, body, retryAfterMs: null });
    expect(read).toEqual({ ok: true, value: JSON.parse(body).result });
  },
);
