import { RowComment } from "@/components/action/row-comment";
import { Time } from "@/components/entity/time/time";
import { TransactionLink } from "@/components/entity/transaction-link";
import { Badge } from "@/components/ui/badge";
import type { Column } from "@/components/ui/data-table";
import type { Comment } from "@/lib/domain/message/comment-schema";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { Hash } from "@/lib/ton/value/hash";

/** The link to the transaction of a transfer. */
export function transferTransactionColumn(network: PageNetwork): Column<{ readonly transaction: Hash }> {
  return {
    title: "Transaction",
    cell: ({ transaction }) => <TransactionLink network={network} hash={transaction} />,
  };
}

/** The comment of a transfer's sender, after the outcome if it failed. */
export const COMMENT_COLUMN: Column<{ readonly comment: Comment | null; readonly failed: boolean }> = {
  title: "Comment",
  cell: ({ comment, failed }) => (
    <span className="inline-flex gap-2">
      {failed && <Badge tone="negative">Failed</Badge>}
      {comment !== null && <RowComment comment={comment} />}
    </span>
  ),
};

export const TIME_COLUMN: Column<{ readonly at: number }> = {
  title: "Time",
  numeric: true,
  phone: "aside",
  cell: ({ at }) => <Time atMs={at * 1_000} />,
};
