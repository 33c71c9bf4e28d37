import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readAnswer } from "../answer";
import type { Endpoint } from "../endpoint";
import { valueOf } from "../test-value";
import { accountStates } from "./account";
import { actions } from "./action";
import { addressBook } from "./address-book";
import { jettonBurns, jettonTransfers, jettonWallets } from "./jetton";
import { nftItems, nftTransfers } from "./nft";
import { lost } from "./test-lossless";
import { traces } from "./trace";

const FOLDER = "/work/shared/corpus";
const without = existsSync(FOLDER) ? "" : ` (SKIPPED: ${FOLDER} is not here)`;

function linesOf(file: string): unknown[] {
  const lines = readFileSync(`${FOLDER}/${file}`, "utf8").trim().split("\n");
  return lines.map((line): unknown => JSON.parse(line));
}

function readAll(endpoint: Endpoint, came: unknown): unknown {
  return valueOf(readAnswer(endpoint, { status: 200, body: JSON.stringify(came), retryAfterMs: null }));
}

const FILES: readonly (readonly [file: string, endpoint: Endpoint, rows: string, count: number])[] = [
  ["traces.jsonl", traces, "traces", 43],
  ["actions.jsonl", actions, "actions", 50],
  ["actions_basic.jsonl", actions, "actions", 401],
  ["accounts.jsonl", accountStates, "accounts", 220],
  ["jetton_transfers.jsonl", jettonTransfers, "jetton_transfers", 46],
  ["jetton_burns.jsonl", jettonBurns, "jetton_burns", 1],
  ["jetton_wallets.jsonl", jettonWallets, "jetton_wallets", 72],
  // Their indexes went through a double in the source.
  ["nft_items.jsonl", nftItems, "nft_items", 8],
  ["nft_transfers.jsonl", nftTransfers, "nft_transfers", 1],
];

describe(`real answers${without}`, () => {
  test.skipIf(without !== "").each(FILES)("%s: nothing is lost", (file, endpoint, rows, count) => {
    const came = { [rows]: linesOf(file), address_book: {}, metadata: {} };
    const read = readAll(endpoint, came);
    expect(endpoint.rows(read)).toHaveLength(count);
    expect(lost(came, read)).toEqual([]);
  });

  test.skipIf(without !== "")("address_book.json: nothing is lost, on its own and beside rows", () => {
    const book: unknown = JSON.parse(readFileSync(`${FOLDER}/address_book.json`, "utf8"));
    expect(lost(book, readAll(addressBook, book))).toEqual([]);
    const came = { actions: [], address_book: book, metadata: {} };
    expect(lost(came, readAll(actions, came))).toEqual([]);
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

test("the judge of these tests sees a loss", () => {
  expect(lost({ lt: "18446744073709551615" }, { lt: 18446744073709551614n })).toHaveLength(1);
  expect(lost({ lt: "9007199254740993" }, { lt: 9007199254740992 })).toHaveLength(1);
  expect(lost({ a: 1, b: 2 }, { a: 1 })).toHaveLength(1);
  expect(lost({ a: 1 }, { a: 1, b: "made up" })).toHaveLength(1);
  expect(lost({ list: [1, 2] }, { list: [1] })).toHaveLength(1);
});
