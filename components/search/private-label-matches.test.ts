import { expect, test } from "vitest";
import { addressOf } from "../../fixtures/toncenter/v3/samples/seed";
import { parseAddress } from "../../lib/ton/address/read-address";
import { labelsIn } from "./private-label-matches";

const record = (name: string) => ({ address: parseAddress(addressOf(name)), name, watched: true });
const RECORDS = ["My savings", "Savings of Zoë", "Ёлка", ""].map(record);

test.each([
  ["sav", ["Savings of Zoë", "My savings"]],
  ["SAVINGS", ["Savings of Zoë", "My savings"]],
  ["zoe", ["Savings of Zoë"]],
  ["елка", ["Ёлка"]],
  ["", []],
  [" ", []],
  ["nobody", []],
])("%j matches the private labels %j", (text, expected) => {
  expect(labelsIn(RECORDS, text).map(({ name }) => name)).toEqual(expected);
});
