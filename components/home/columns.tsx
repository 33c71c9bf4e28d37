import { BlockLink } from "@/components/entity/block-link";
import { Coins } from "@/components/entity/coins";
import { Time } from "@/components/entity/time";
import { TransactionLink } from "@/components/entity/transaction-link";
import { PartyLink } from "@/components/transaction/party-link";
import { Badge } from "@/components/ui/badge";
import type { Column } from "@/components/ui/data-table";
import type { BlockRow } from "@/lib/query/block-row";
import type { PageNetwork } from "@/lib/query/page-network";
import type { TransactionRow } from "@/lib/query/transaction-row";
import { MASTERCHAIN, MASTERCHAIN_SHARD } from "@/lib/ton/block";

/** Blocks in half of a wide screen, or on a phone. */
export function latestBlockColumns(network: PageNetwork): readonly Column<BlockRow>[] {
  return [
    {
      title: "Block",
      cell: ({ seqno }) => (
        <BlockLink network={network} block={{ workchain: MASTERCHAIN, shard: MASTERCHAIN_SHARD, seqno }} />
      ),
    },
    { title: "Transactions", numeric: true, cell: ({ transactions }) => transactions ?? "not known" },
    { title: "Made", numeric: true, cell: ({ generatedAt }) => <Time atMs={generatedAt * 1_000} /> },
  ];
}

/** Transactions there: two lines for each, so that three columns are enough. */
export function latestTransactionColumns(network: PageNetwork): readonly Column<TransactionRow>[] {
  return [
    {
      title: "Transaction",
      cell: ({ hash, operation, failure }) => (
        <>
          <TransactionLink network={network} hash={hash} />
          <span className="block h-5 w-28 truncate text-xs/5 text-muted sm:w-48" title={operation}>
            {failure !== null && (
              <>
                <Badge tone="negative">Failed</Badge>{" "}
              </>
            )}
            {operation}
          </span>
        </>
      ),
    },
    {
      title: "Account",
      cell: ({ account, from, received, sent }) => (
        <>
          <PartyLink network={network} party={{ ...account, name: null }} />
          <span className="block h-5 text-xs/5">
            <Coins
              network={network}
              value={from === null ? sent : received}
              direction={from === null ? "out" : "in"}
              maxFraction={4}
            />
          </span>
        </>
      ),
    },
    { title: "Time", numeric: true, cell: ({ at }) => <Time atMs={at * 1_000} /> },
  ];
}
