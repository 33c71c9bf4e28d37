import { describe, expect, it } from "vitest";
import { corpusTraces } from "../../../testing/domain/trace/test-corpus-traces";
import { readTrace, wireTrace } from "../../../testing/domain/trace/test-trace-json";
import { unlessShared } from "../../../testing/ton/test-shared";
import { isAddress } from "../../ton/address/address";
import { valueAt } from "../action/detail-values";
import { walletsIn } from "./list-wallets";
import { partyOf, transactionRow } from "./make-transaction-row";
import { tokenInfo } from "../../../testing/toncenter/test-token-info";

const WALLET = `0:${"A".repeat(64)}`;
const OWNER = `0:${"B".repeat(64)}`;

function address(text: string) {
  if (!isAddress(text)) throw new Error(`${text} is no address`);
  return text;
}

const wallet = address(WALLET);
const owner = address(OWNER);
const entry = { user_friendly: null, domain: null, interfaces: ["jetton_wallet"] };

describe("the jetton wallets of a list", () => {
  it("are recognized by their interface, without an owner", () => {
    const book = { [wallet]: entry, [owner]: { ...entry, interfaces: ["wallet_v4r2"] } };
    const wallets = walletsIn({ address_book: book });
    expect(partyOf(wallet, book, wallets)).toMatchObject({ address: wallet, walletOf: null });
    expect(partyOf(owner, book, wallets).walletOf).toBeUndefined();
  });

  it("are recognized by their metadata, with their owner", () => {
    const book = { [owner]: { user_friendly: null, domain: "owner.ton", interfaces: null } };
    const info = tokenInfo({ type: "jetton_wallets", extra: { owner } });
    const metadata = { [wallet]: { is_indexed: true, token_info: [info] } };
    const wallets = walletsIn({ address_book: book, metadata });
    expect(partyOf(wallet, book, wallets).walletOf).toMatchObject({ address: owner, name: "owner.ton" });
  });

  it("are not contracts that only imitate them", () => {
    const plans = [
      { parent: null, account: 1 },
      { parent: 0, account: 3, message: { opcode: "0x178d4519" } },
      { parent: 1, account: 2, message: { opcode: "0x7362d09c" } },
    ];
    const transactions = Object.values(readTrace(wireTrace(plans)).transactions ?? {});
    expect(walletsIn({ address_book: {}, transactions }).size).toBe(0);
  });
});

describe.skipIf(unlessShared("corpus") !== "")(
  `the jetton wallets of real transactions${unlessShared("corpus")}`,
  () => {
    it("have the owners that the actions name", () => {
      let compared = 0;
      for (const { trace, names } of corpusTraces()) {
        const transactions = Object.values(trace.transactions ?? {});
        const book = { ...names.address_book };
        const wallets = walletsIn({ address_book: book, transactions });
        const rows = transactions.map((one) => transactionRow(one, book, wallets));
        for (const { details } of trace.actions ?? []) {
          if (details.type !== "jetton_swap") continue;
          const leg = valueAt(details.fields, "dex_incoming_transfer");
          const row = rows.find(({ account }) => account.address === valueAt(leg, "source_jetton_wallet"));
          if (row === undefined) continue;
          expect(row.account.walletOf?.address).toBe(valueAt(leg, "source"));
          compared += 1;
        }
      }
      expect(compared).toBeGreaterThan(3);
    });
  },
);
