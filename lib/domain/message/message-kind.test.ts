import { expect, test } from "vitest";
import { parseWireAddress } from "../../ton/address/read-address";
import { messageKind } from "./message-kind";

const ALICE = parseWireAddress(`0:${"A".repeat(64)}`);
const BOB = parseWireAddress(`-1:${"B".repeat(64)}`);
const OUTSIDE = parseWireAddress("ext$32:DEADBEEF");

test.each([
  ["internal", ALICE, BOB],
  ["internal", ALICE, ALICE],
  ["external", null, ALICE],
  ["external", OUTSIDE, ALICE],
  ["log", ALICE, null],
  ["log", ALICE, OUTSIDE],
] as const)("a message is %s, from %s to %s", (kind, source, destination) => {
  expect(messageKind({ source, destination })).toBe(kind);
});
