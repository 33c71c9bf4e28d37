import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { sharedPath, unlessShared } from "../../../testing/ton/test-shared";
import { readAnswer } from "../answer";
import type { Endpoint } from "../endpoint";
import { valueOf } from "../../../testing/toncenter/test-value";
import { accountStates } from "./v3-account";
import { actions } from "./v3-action";
import { addressBook } from "./address-book";
import { jettonBurns, jettonTransfers, jettonWallets } from "./v3-jetton";
import { nftItems, nftTransfers } from "./v3-nft";
import { lost } from "../../../testing/toncenter/v3/test-lossless";
import { traces } from "./v3-trace";

const FOLDER = sharedPath("corpus");
const without = unlessShared("corpus");

function linesOf(file: string): unknown[] {
  const lines = readFileSync(`${FOLDER}/${file}`, "utf8").trim().split("\n");
  return lines.map((line): unknown => JSON.parse(line));
}

function readAll(endpoint: Endpoint, received: unknown): unknown {
  return valueOf(readAnswer(endpoint, { status: 200, body: JSON.stringify(received), retryAfterMs: null }));
}

const FILES: readonly (readonly [file: string, endpoint: Endpoint, rows: string])[] = [
  ["traces.jsonl", traces, "traces"],
  ["actions.jsonl", actions, "actions"],
  ["actions_basic.jsonl", actions, "actions"],
  ["accounts.jsonl", accountStates, "accounts"],
  ["jetton_transfers.jsonl", jettonTransfers, "jetton_transfers"],
  ["jetton_burns.jsonl", jettonBurns, "jetton_burns"],
  ["jetton_wallets.jsonl", jettonWallets, "jetton_wallets"],
  // Their indexes were rounded to doubles in the source.
  ["nft_items.jsonl", nftItems, "nft_items"],
  ["nft_transfers.jsonl", nftTransfers, "nft_transfers"],
];

describe(`real answers${without}`, () => {
  test.skipIf(without !== "").each(FILES)("%s is read without loss", (file, endpoint, rows) => {
    const lines = linesOf(file);
    expect(lines).not.toEqual([]);
    const received = { [rows]: lines, address_book: {}, metadata: {} };
    const read = readAll(endpoint, received);
    expect(endpoint.rows(read)).toHaveLength(lines.length);
    expect(lost(received, read)).toEqual([]);
  });

  test.skipIf(without !== "")("address_book.json is read without loss, on its own and beside rows", () => {
    const book: unknown = JSON.parse(readFileSync(`${FOLDER}/address_book.json`, "utf8"));
    expect(lost(book, readAll(addressBook, book))).toEqual([]);
    const received = { actions: [], address_book: book, metadata: {} };
    expect(lost(received, readAll(actions, received))).toEqual([]);
  });

  test.skipIf(without !== "")("every action is of a type that we can read", () => {
    const rows = [...linesOf("actions.jsonl"), ...linesOf("actions_basic.jsonl")];
    const answer = readAnswer(actions, {
      status: 200,
      body: JSON.stringify({ actions: rows }),
      retryAfterMs: null,
    });
    expect(valueOf(answer).actions.filter(({ details }) => details.type === null)).toEqual([]);
  });
});

test("the comparison of these tests detects a loss", () => {
  expect(lost({ lt: "18446744073709551615" }, { lt: 18446744073709551614n })).toHaveLength(1);
  expect(lost({ lt: "9007199254740993" }, { lt: 9007199254740992 })).toHaveLength(1);
  expect(lost({ a: 1, b: 2 }, { a: 1 })).toHaveLength(1);
  expect(lost({ a: 1 }, { a: 1, b: "made up" })).toHaveLength(1);
  expect(lost({ list: [1, 2] }, { list: [1] })).toHaveLength(1);
});
