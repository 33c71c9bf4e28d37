import { describe, expect, test } from "vitest";
import { parseAddress } from "../../ton/address/read-address";
import { ACTION_DETAILS, readActionDetails } from "../../toncenter/v3/action-details";
import { addressOf } from "../../../fixtures/toncenter/v3/samples/seed";
import { ACTION_SAMPLES } from "../../../fixtures/action/action-samples";
import { describeAction } from "./describe-action";
import { ACTION_TEMPLATES } from "./action-templates";
import { pathsIn, templateOf } from "./sentence-template";
import { undescribedValues } from "../../../testing/domain/action/test-undescribed-values";
import { NAMES } from "../../../testing/domain/action/test-action-names";
import { plainText } from "../../../testing/domain/action/test-sentence-text";
import { isAbsent, valueAt } from "./detail-values";

function failed(type: string, raw: unknown, account: string | null = null) {
  const details = readActionDetails(type, raw);
  if (details.type === null) throw new Error(`${type}: ${details.problem?.path}`);
  const seenFrom = account === null ? null : parseAddress(account);
  return { ...describeAction(details.type, details.fields, NAMES, seenFrom, true), fields: details.fields };
}

const sampleOf = (type: string): unknown => Reflect.get(ACTION_SAMPLES, type);
const sentence = (type: string, raw = sampleOf(type), account: string | null = null) =>
  plainText(failed(type, raw, account).sentence);

describe("failed actions", () => {
  test.each(Object.keys(ACTION_DETAILS))("%s is described as an attempt, without losing details", (type) => {
    const raw = sampleOf(type);
    const { fields, ...description } = failed(type, raw);
    expect(plainText(description.sentence)).toMatch(/^(<[^>]+> tried to |Attempted )/);
    expect(description.more.map(plainText).join("\n")).not.toMatch(/^(got|gave|paid out)/m);
    expect(undescribedValues(raw, description)).toEqual([]);
    for (const account of Object.values(fields).filter((one) => typeof one === "string" && one[1] === ":"))
      expect(undescribedValues(raw, failed(type, raw, String(account)), [account])).toEqual([]);
  });

  test.each(Object.entries(ACTION_TEMPLATES))(
    "%s: placeholders name existing fields",
    (type, { attempt }) => {
      const needed = [attempt].flat().flatMap((one) => pathsIn(templateOf(one), true));
      expect(needed.filter((path) => isAbsent(valueAt(sampleOf(type), path)))).toEqual([]);
    },
  );

  test.each([
    ["ton_transfer", "source", /^Tried to send 1\.003000003 GRAM/],
    ["ton_transfer", "destination", /^<source> tried to send 1\.003000003 GRAM/],
    ["jetton_swap", "sender", /^Tried to swap 5\.000001 asset for/],
    ["jetton_mint", "receiver", /^Attempted mint of/],
  ])("%s is described from the view of the %s", (type, account, expected) => {
    expect(sentence(type, sampleOf(type), addressOf(account))).toMatch(expected);
  });

  test.each([
    ["call_contract", { destination: addressOf("destination") }, "An external message tried to call"],
    ["call_contract", {}, "Attempted call of a contract"],
    ["election_deposit", { stake_holder: addressOf("me") }, "tried to stake in an election of validators"],
    ["nft_transfer", { nft_item: addressOf("nft_item"), new_owner: addressOf("new_owner") }, "Attempted"],
  ])("%s with few details is described as an attempt: %j", (type, raw, expected) => {
    expect(sentence(type, raw)).toContain(expected);
  });
});
