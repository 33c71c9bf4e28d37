import { expect, test } from "vitest";
import { transactions as sample } from "../../../fixtures/toncenter/v3/samples/chain";
import { ALICE, BOB } from "../../../fixtures/toncenter/v3/samples/seed";
import { valueOf } from "../../../testing/toncenter/test-value";
import { formatFriendly } from "../../ton/address/address";
import { parseAddress } from "../../ton/address/read-address";
import { readValue } from "../../toncenter/answer";
import { transactions } from "../../toncenter/v3/v3-transaction-lists";
import { partsText } from "../action/part-text";
import { jettonHolderFileColumns } from "../jetton/jetton-file-columns";
import { nftItemFileColumns } from "../nft/nft-file-columns";
import { transactionRow } from "../transaction/make-transaction-row";
import { transactionFileColumns } from "../transaction/transaction-file-columns";
import type { ExportColumn } from "./export-column";
import { addressText, partyText } from "./export-values";

const [WALLET, CONTRACT] = [parseAddress(ALICE), parseAddress(BOB)];
const wallet = { address: WALLET, name: null, bounceable: false };
const NETWORK = { testnet: false, coin: "TON" };

test.each([true, false])("a party has its own form on each network (testnet: %s)", (testnet) => {
  const contract = { address: CONTRACT, bounceable: true };
  expect(partyText(contract, { testnet })).toBe(formatFriendly(CONTRACT, { bounceable: true, testnet }));
  expect(partyText(wallet, { testnet })).toBe(formatFriendly(WALLET, { bounceable: false, testnet }));
  expect(addressText(CONTRACT, { testnet })).toBe(partyText(contract, { testnet }));
});

/** The value in the column of this name. */
function valueIn<R>(columns: readonly ExportColumn<R>[], name: string, row: R) {
  return columns.find((column) => column.name === name)?.value(row);
}

test("files give a wallet in the form that pages show", () => {
  const shown = partyText(wallet, NETWORK);
  expect(shown).toMatch(/^UQ/);
  const { transactions: rows, address_book: book } = valueOf(readValue(transactions, sample));
  const [first] = rows;
  if (first === undefined) throw new Error("no transaction");
  const row = transactionRow(first, book);
  const columns = transactionFileColumns(NETWORK);
  expect(valueIn(columns, "account", row)).toBe(shown);
  expect(valueIn(columns, "to", row)).toMatch(/^EQ/);
  expect(partsText([{ is: "party", party: wallet }], NETWORK)).toBe(shown);
  const token = { master: CONTRACT, symbol: "TIDE", decimals: 9, doubt: null, picture: null };
  const holder = { owner: wallet, wallet: CONTRACT, token, balance: 1n, share: null };
  expect(valueIn(jettonHolderFileColumns(NETWORK), "owner", holder)).toBe(shown);
  expect(valueIn(jettonHolderFileColumns(NETWORK), "wallet", holder)).toMatch(/^EQ/);
  const nft = { address: CONTRACT, name: null, doubt: null, picture: null };
  const item = { ...nft, index: null, collection: nft, owner: wallet, listing: null, attributes: [] };
  const items = nftItemFileColumns(NETWORK);
  expect(valueIn(items, "owner", item)).toBe(shown);
  for (const name of ["nft", "collection"]) expect(valueIn(items, name, item)).toMatch(/^EQ/);
});
