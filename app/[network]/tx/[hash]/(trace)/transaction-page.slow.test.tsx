import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { BlockAndTraceSection } from "@/components/transaction/page/block-and-trace-section";
import { FeeSection } from "@/components/transaction/page/fee-section";
import { MessageSection } from "@/components/transaction/page/message-section";
import { PhaseSection } from "@/components/transaction/page/phase-section";
import { StateSection } from "@/components/transaction/page/state-section";
import { TransactionCard } from "@/components/transaction/page/transaction-card";
import { TransactionHero } from "@/components/transaction/page/transaction-hero";
import { transactionRow } from "@/lib/domain/transaction/make-transaction-row";
import { transactionSummary } from "@/lib/domain/trace/summary/make-trace-summary";
import { formatFriendly } from "@/lib/ton/address/address";
import { isBounceable } from "@/lib/toncenter/v3/address-book";
import { exactAmount } from "@/lib/ton/value/amount";
import { sharedText, unlessShared } from "@/testing/ton/test-shared";
import { readAnswer } from "@/lib/toncenter/answer";
import { valueOf } from "@/testing/toncenter/test-value";
import type { AddressBook } from "@/lib/toncenter/v3/address-book";
import { traces } from "@/lib/toncenter/v3/v3-trace";
import type { Transaction } from "@/lib/toncenter/v3/v3-transaction";
import { transactions } from "@/lib/toncenter/v3/v3-transaction-lists";
import { MAINNET } from "@/testing/domain/network/test-page-networks";

/** The visible text of the hero and of all tabs: markup without its tags. */
function textOf(transaction: Transaction, book: AddressBook): string {
  const row = transactionRow(transaction, book);
  const found = { transaction, book, row, followed: null, asOfMs: 0, problem: null };
  const summary = transactionSummary(transaction, { address_book: book, metadata: {} }, MAINNET.coin);
  const interfaces = book[transaction.account]?.interfaces ?? [];
  const markup = renderToStaticMarkup(
    <>
      <TransactionHero network={MAINNET} transaction={transaction} summary={summary} />
      <TransactionCard network={MAINNET} found={found} cause={null} />
      <PhaseSection network={MAINNET} transaction={transaction} interfaces={interfaces} />
      <FeeSection network={MAINNET} transaction={transaction} />
      <StateSection network={MAINNET} transaction={transaction} />
      <BlockAndTraceSection network={MAINNET} transaction={transaction} />
      <MessageSection network={MAINNET} transaction={transaction} book={book} />
    </>,
  );
  return markup.replaceAll(/<[^>]*>/g, "");
}

function hashesOf({ in_msg, out_msgs }: Transaction): readonly string[] {
  return [...(in_msg === null ? [] : [in_msg]), ...out_msgs].map(({ hash }) => hash);
}

function realTransactions(): readonly Transaction[] {
  const lines = (sharedText("corpus/traces.jsonl") ?? "").trim().split("\n").filter(Boolean);
  const rows = lines.map((line): unknown => JSON.parse(line));
  const body = JSON.stringify({ traces: rows, address_book: {}, metadata: {} });
  const answer = valueOf(readAnswer(traces, { status: 200, body, retryAfterMs: null }));
  return answer.traces.flatMap((trace) => Object.values(trace.transactions ?? {}));
}

function realBook(): AddressBook {
  const book: unknown = JSON.parse(sharedText("corpus/address_book.json") ?? "{}");
  const body = JSON.stringify({ transactions: [], address_book: book });
  return valueOf(readAnswer(transactions, { status: 200, body, retryAfterMs: null })).address_book;
}

describe(`real transactions${unlessShared("corpus")}`, () => {
  it.skipIf(unlessShared("corpus") !== "")(
    "are shown with their account, message hashes, fees and outcome",
    () => {
      const book = realBook();
      const all = realTransactions();
      expect(all.length).toBeGreaterThan(200);
      for (const transaction of all) {
        const text = textOf(transaction, book);
        const bounceable = isBounceable(book[transaction.account]);
        expect(text).toContain(formatFriendly(transaction.account, { bounceable, testnet: false }));
        for (const hash of [transaction.hash, ...hashesOf(transaction)]) expect(text).toContain(hash);
        expect(text).toContain(exactAmount(transaction.total_fees ?? 0n, 9));
        expect(text).toMatch(/Succeeded|Failed|Skipped/);
      }
    },
    60_000,
  );
});

describe("a transaction with only the required fields", () => {
  it("has an unknown outcome and no placeholders such as undefined or NaN", () => {
    const body = JSON.stringify({
      transactions: [
        {
          account: `0:${"A".repeat(64)}`,
          hash: `${"A".repeat(43)}=`,
          lt: "1",
          now: 1_700_000_000,
          out_msgs: null,
        },
      ],
    });
    const answer = valueOf(readAnswer(transactions, { status: 200, body, retryAfterMs: null }));
    const [transaction] = answer.transactions;
    if (transaction === undefined) throw new Error("the transaction was not parsed");
    const text = textOf(transaction, answer.address_book);
    expect(text).toContain("Outcome unknown");
    expect(text).not.toMatch(/undefined|null|NaN|\[object/);
  });
});
