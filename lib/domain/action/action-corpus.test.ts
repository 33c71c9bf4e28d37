import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { sharedPath, unlessShared } from "../../../testing/ton/test-shared";
import { isObject } from "../../../testing/toncenter/test-mutations";
import { valueOf } from "../../../testing/toncenter/test-value";
import { readAnswer } from "../../toncenter/answer";
import { actions } from "../../toncenter/v3/v3-action";
import { namesFrom } from "./action-names";
import { actionRow } from "./make-action-row";
import { undescribedValues } from "../../../testing/domain/action/test-undescribed-values";

const without = unlessShared("corpus");

describe(`real actions${without}`, () => {
  test.skipIf(without !== "").each(["actions.jsonl", "actions_basic.jsonl"])(
    "%s: every amount and every address is described",
    (file) => {
      const lines = readFileSync(`${sharedPath("corpus")}/${file}`, "utf8")
        .trim()
        .split("\n");
      const rawActions = lines.map((line): unknown => JSON.parse(line));
      const body = JSON.stringify({ actions: rawActions, address_book: {}, metadata: {} });
      const read = valueOf(readAnswer(actions, { status: 200, body, retryAfterMs: null }));
      expect(read.actions).toHaveLength(rawActions.length);
      const names = namesFrom(read.address_book, read.metadata, "GRAM");
      for (const [place, action] of read.actions.entries()) {
        const line = rawActions[place];
        const details = isObject(line) ? line["details"] : null;
        for (const account of [null, ...(action.accounts ?? []).slice(0, 6)])
          expect(undescribedValues(details, actionRow(action, names, account), [account])).toEqual([]);
      }
    },
  );
});
