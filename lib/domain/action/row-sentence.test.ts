import { expect, test } from "vitest";
import { parseAddress } from "../../ton/address/read-address";
import { addressOf } from "../../../fixtures/toncenter/v3/samples/seed";
import type { ActionPart } from "./action-row";
import { rowSentence } from "./row-sentence";

const coins = (amount: bigint): ActionPart => ({ is: "coins", amount });
const phrase = (text: string): ActionPart => ({ is: "phrase", text });
const party: ActionPart = {
  is: "party",
  party: { address: parseAddress(addressOf("somebody")), name: null, bounceable: true },
};

/** The text of a sentence whose first amount of coins is shown beside it, or nowhere else. */
function shown(sentence: readonly ActionPart[], isBeside = true): string {
  const sum = sentence.findIndex(({ is }) => is === "coins");
  const part = sentence[sum];
  const amounts = isBeside && part?.is === "coins" ? [{ part, direction: null }] : [];
  return rowSentence({ sentence, sum }, amounts)
    .map((one) => {
      if (one.is === "verb") return `*${one.text}*`;
      return one.is === "phrase" ? one.text : `{${one.is}}`;
    })
    .join("");
}

test.each([
  [[phrase("Received "), coins(1n), phrase(" from "), party], "*Received* from {party}"],
  [[phrase("Sent "), coins(1n), phrase(" to itself")], "*Sent* to itself"],
  [[phrase("Called "), party, phrase(" with "), coins(1n)], "*Called* {party}"],
  [[phrase("Received a stake of "), coins(1n), phrase(" from "), party], "*Received* a stake from {party}"],
  [[phrase("Received "), coins(1n), phrase(", newly minted")], "*Received*, newly minted"],
  [[party, phrase(" sent "), coins(1n), phrase(" to "), party], "{party} *sent* to {party}"],
  [[phrase("Burned "), coins(1n)], "*Burned*"],
])("an amount shown beside the sentence is left out of it: case %#", (sentence, text) => {
  expect(shown(sentence)).toBe(text);
});

test.each([
  [[coins(1n), phrase(" was minted for "), party], "{coins} *was minted* for {party}"],
  [
    [phrase("Sent "), coins(1n), phrase(" and "), coins(2n), phrase(" to "), party],
    "*Sent* {coins} and {coins} to {party}",
  ],
])("an amount that the sentence needs stays in it: case %#", (sentence, text) => {
  expect(shown(sentence)).toBe(text);
});

test("an amount that is not shown beside the sentence stays in it", () => {
  const sentence = [phrase("Tried to send "), coins(5n), phrase(" to "), party];
  expect(shown(sentence, false)).toBe("*Tried to send* {coins} to {party}");
});
