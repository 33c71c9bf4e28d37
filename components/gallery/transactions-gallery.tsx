import { AccountStatus } from "@/components/account/account-status";
import { transactionColumns } from "@/components/transaction/list/transaction-columns";
import { DataTable } from "@/components/ui/data-table";
import { Section } from "@/components/ui/section";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { TransactionRow } from "@/lib/domain/transaction/transaction-row";
import { transactionRowId } from "@/lib/domain/transaction/transaction-row-kinds";
import { parseAddress } from "@/lib/ton/address/read-address";
import { parseHash } from "@/lib/ton/value/hash";
import { ELECTOR, HOSTILE_NAMES } from "./gallery-examples";

const ACCOUNT = parseAddress(`0:${"fedcba9876543210".repeat(4)}`);

const STATUSES = ["active", "uninit", "frozen", "nonexist", "something new", null];

const PLAIN: Omit<TransactionRow, "hash" | "at"> = {
  lt: 1n,
  account: { address: ACCOUNT, name: null, bounceable: true },
  operation: "Transfer",
  origin: "account",
  from: { address: ELECTOR, name: "elector.ton", bounceable: true },
  received: 1_500_000_000n,
  to: null,
  others: 0,
  sent: 0n,
  logs: 0,
  fees: 2_110_131n,
  balance: 31_000_000_000n,
  change: -252_110_131n,
  failure: null,
  skipped: null,
};

const SENT = {
  origin: "outside",
  from: null,
  received: 0n,
  to: { address: ELECTOR, name: null, bounceable: true },
} as const;

/** Differences of each kind of row from a plain transfer. */
const KINDS: readonly Partial<TransactionRow>[] = [
  {},
  { ...SENT, operation: "Jetton transfer", sent: 5_000_000_000n },
  { ...SENT, operation: "4 messages", sent: 9_123_456_789n, others: 3 },
  { ...SENT, operation: "External message", to: null },
  { operation: "0xdeadbeef", to: { address: ELECTOR, name: null, bounceable: true }, sent: 1_400_000_000n },
  { operation: "Swap", failure: "not enough coins" },
  { operation: "Excess returned", skipped: "no gas" },
  { ...SENT, leftUndone: "1 of 2 actions skipped" },
  { ...SENT, outcomeUnknown: true },
  { operation: "Bounced back", logs: 2 },
  { operation: "Tick", origin: "network", from: null, received: 0n, fees: 0n },
  { from: { address: ACCOUNT, name: null, bounceable: true } },
  { from: { address: ELECTOR, name: HOSTILE_NAMES.join(" "), bounceable: true } },
];

interface TransactionsProps {
  readonly network: PageNetwork;
  readonly nowMs: number;
}

export function Transactions({ network, nowMs }: TransactionsProps) {
  const rows = KINDS.map((kind, place) => ({
    ...PLAIN,
    ...kind,
    hash: parseHash((place + 16).toString(16).repeat(32)),
    at: Math.floor(nowMs / 1_000) - 60 * place,
  }));
  return (
    <Section title="Transactions and accounts">
      <DataTable
        caption="Every kind of transaction"
        columns={transactionColumns(network)}
        rows={rows}
        idOf={transactionRowId}
      />
      <ul className="mt-4 grid gap-1">
        {STATUSES.map((status) => (
          <li key={status}>
            <AccountStatus status={status} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
