import { AddressLink } from "@/components/entity/address-link";
import { BlockLink } from "@/components/entity/block-link";
import { Coins } from "@/components/entity/coins";
import { Count } from "@/components/entity/count";
import { InterfaceEntry } from "@/components/entity/interface-entry";
import { HashText } from "@/components/entity/hash-text";
import { StaleDataNotice } from "@/components/error/stale-data-notice";
import { ReturnedCoins } from "@/components/trace/returned-coins";
import { Badge } from "@/components/ui/badge";
import { Section } from "@/components/ui/section";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { outcomeOf } from "@/lib/domain/trace/outcome/outcome-text";
import type { TransactionRow } from "@/lib/domain/transaction/transaction-row";
import type { BlockId } from "@/lib/ton/block/block";
import type { AddressBook } from "@/lib/toncenter/v3/address-book";
import type { ApiError } from "@/lib/toncenter/error";
import type { Message } from "@/lib/toncenter/v3/v3-message";
import type { Transaction } from "@/lib/toncenter/v3/v3-transaction";
import { FactRows, ifPresent } from "./fact-rows";
import { FollowedMessage } from "./followed-message";

interface TransactionCardProps {
  readonly network: PageNetwork;
  readonly found: {
    readonly transaction: Transaction;
    readonly row: TransactionRow;
    readonly book: AddressBook;
    readonly followed: Message | null;
    readonly asOfMs: number;
    readonly problem: ApiError | null;
  };
  /** Why the received message bounced; null if it did not. */
  readonly cause: string | null;
}

/** The transaction itself, which can end differently from its trace. */
export function TransactionCard({ network, found, cause }: TransactionCardProps) {
  const { transaction, row, book, followed, asOfMs, problem } = found;
  const { label, tone, sentence } = outcomeOf(transaction, book[transaction.account]?.interfaces ?? []);
  const { address, name, bounceable } = row.account;
  const exitCode = transaction.description?.compute_ph?.exit_code ?? null;
  const blockLink = (block: BlockId) => <BlockLink network={network} block={block} />;
  return (
    <Section title="Transaction">
      {followed !== null && (
        <FollowedMessage network={network} transaction={transaction} message={followed} />
      )}
      {problem !== null && <StaleDataNotice problem={problem} asOfMs={asOfMs} />}
      <FactRows
        narrow="card"
        rows={[
          ["Hash", <HashText key="hash" hash={row.hash} full what="transaction hash" />],
          [
            "Account",
            <AddressLink
              key="account"
              network={network}
              address={address}
              bounceable={bounceable}
              name={name ?? undefined}
            />,
          ],
          ["Block", ifPresent(transaction.block_ref, blockLink)],
          ["Logical time", <Count key="lt" value={row.lt} />],
          ["Fee", <Coins key="fee" network={network} value={row.fees} />],
          [
            "Status",
            <span key="status">
              <InterfaceEntry of={address} entry={exitCode === null ? null : { exitCode }}>
                <Badge tone={tone}>{label}</Badge>
              </InterfaceEntry>{" "}
              {sentence}
            </span>,
          ],
        ]}
      />
      <ReturnedCoins network={network} transaction={transaction} row={row} cause={cause} />
    </Section>
  );
}
