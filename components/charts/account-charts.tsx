"use client";

import { Counted } from "@/components/entity/counted";
import { Time } from "@/components/entity/time/time";
import { ErrorNotice } from "@/components/error/error-notice";
import { ListFoot } from "@/components/list/list-foot";
import { usePositionInUrl } from "@/components/list/use-position-in-url";
import { Disclosure } from "@/components/ui/disclosure";
import { balancesOf } from "@/lib/domain/charts/balance-history";
import { bucketsOf, hoursOf } from "@/lib/domain/charts/time-buckets";
import { counterpartiesOf } from "@/lib/domain/charts/counterparties";
import type { Page } from "@/lib/domain/list/list-page";
import type { ListPosition } from "@/lib/domain/list/list-position";
import { useInfiniteList } from "@/lib/query/list/use-infinite-list";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { TransactionRow } from "@/lib/domain/transaction/transaction-row";
import { rowsPath } from "@/lib/domain/list/row-kind";
import { ALL_TRANSACTIONS } from "@/lib/domain/transaction/transaction-filter";
import { ACCOUNT_TRANSACTIONS } from "@/lib/domain/transaction/transaction-row-kinds";
import type { Address } from "@/lib/ton/address/address";
import { BalanceChart } from "./balance-chart";
import { BucketCharts, FeeChart, HourChart } from "./bucket-charts";
import { TopCounterparties } from "./top-counterparties";

interface AccountChartsProps {
  readonly network: PageNetwork;
  readonly account: Address;
  /** The first page, loaded by the server. */
  readonly page: Page<TransactionRow>;
  readonly position: ListPosition;
}

/** Transactions loaded at first, and with each "Load more". */
const STEP = 500;

const MAX_COUNTERPARTIES = 10;

/** Charts of the loaded transactions of an account. */
export function AccountCharts({ network, account, page, position }: AccountChartsProps) {
  const path = rowsPath(ACCOUNT_TRANSACTIONS, network, { ...ALL_TRANSACTIONS, accounts: [account] });
  const list = useInfiniteList({
    queryKey: ["charts", path],
    path,
    loadRow: ACCOUNT_TRANSACTIONS.loadSchema,
    idOf: ACCOUNT_TRANSACTIONS.idOf,
    initial: page,
    position: { ...position, rows: Math.max(STEP, position.rows) },
  });
  const { rows, problem, status } = list;
  const buckets = bucketsOf(rows);
  usePositionInUrl(list.position, rows.length > STEP);
  const file = `${network.id}-${account.replaceAll(/[^\w-]+/g, "-")}`;
  return (
    <>
      {problem !== null && (
        <div className="mt-4">
          <ErrorNotice error={problem} willRetry={list.resumesAlone} />
        </div>
      )}
      <div className="-mt-4">
        <ListFoot
          list={{ ...list, loadMore: () => list.loadMore(STEP) }}
          count={rows.length}
          what="transaction"
          range={rows.length > 0 ? <Range rows={rows} isAll={status === "end"} /> : undefined}
        />
      </div>
      {rows.length > 0 && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <BalanceChart network={network} points={balancesOf(rows)} file={file} />
          <BucketCharts network={network} buckets={buckets} file={file} />
          <TopCounterparties
            network={network}
            parties={counterpartiesOf(rows, MAX_COUNTERPARTIES)}
            file={file}
          />
          <div>
            <Disclosure summary="Fees and hours of the day">
              {() => (
                <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
                  <FeeChart network={network} buckets={buckets} file={file} />
                  <HourChart network={network} hours={hoursOf(rows)} file={file} />
                </div>
              )}
            </Disclosure>
          </div>
        </div>
      )}
    </>
  );
}

interface RangeProps {
  readonly rows: readonly TransactionRow[];
  readonly isAll: boolean;
}

/** The range of transactions that the charts cover. */
function Range({ rows, isAll }: RangeProps) {
  const [newest] = rows;
  const oldest = rows.at(-1);
  if (newest === undefined || oldest === undefined) return null;
  return (
    // On phones each is on its own line, so that the ages, which need scripts, move nothing.
    <span data-testid="chart-range" className="block max-sm:min-h-18 max-sm:[&>span]:block">
      <span>
        {isAll ? "All " : "Latest "}
        <Counted count={rows.length} one="transaction" />,
      </span>{" "}
      <span>
        <Time atMs={oldest.at * 1_000} detail /> –
      </span>{" "}
      <span>
        <Time atMs={newest.at * 1_000} detail />
      </span>
    </span>
  );
}
