import type { ReactNode } from "react";
import { AddressLink } from "@/components/entity/address-link";
import { momentText } from "@/components/entity/time/time-text";
import { ListFilters } from "@/components/list/list-filters";
import { FilterChip } from "@/components/ui/filter-chip";
import { accountTransactionsPath, transactionsPath } from "@/lib/paths";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { ALL_TRANSACTIONS, type TransactionFilter } from "@/lib/domain/transaction/transaction-filter";
import type { Address } from "@/lib/ton/address/address";
import {
  ACCOUNT_TRANSACTION_FILTER_GROUPS,
  TRANSACTION_FILTER_GROUPS,
  WORKCHAIN_LABELS,
} from "@/lib/domain/transaction/transaction-filter-groups";
import { ACCOUNT_TRANSACTIONS, TRANSACTIONS } from "@/lib/domain/transaction/transaction-row-kinds";

interface TransactionFiltersProps {
  readonly network: PageNetwork;
  /** The account whose list this is; null for the list of all accounts. */
  readonly account?: Address | null;
  /** The current filter; null when the URL cannot be parsed. */
  readonly filter: TransactionFilter | null;
}

interface TransactionFilterChip {
  readonly key: string;
  /** Name of the filter, for its label. */
  readonly by: string;
  readonly text: ReactNode;
  /** Changes to the filter that remove this part. */
  readonly without: Partial<TransactionFilter>;
}

/** The current filter of transactions, as links and a form: works without scripts. */
export function TransactionFilters({ network, account = null, filter: given }: TransactionFiltersProps) {
  const filter = given ?? ALL_TRANSACTIONS;
  const groups = account === null ? TRANSACTION_FILTER_GROUPS : ACCOUNT_TRANSACTION_FILTER_GROUPS;
  const kind = account === null ? TRANSACTIONS : ACCOUNT_TRANSACTIONS;
  const query = kind.pageQuery(filter);
  const hrefOf = (changed: TransactionFilter) =>
    account === null
      ? transactionsPath(network, kind.pageQuery(changed))
      : accountTransactionsPath(network, account, kind.pageQuery(changed));
  return (
    <ListFilters network={network} groups={groups} query={query}>
      {chipsOf(network, account === null ? filter : { ...filter, accounts: [] }).map(
        ({ key, by, text, without }) => (
          <FilterChip
            key={key}
            clearHref={hrefOf({ ...filter, ...without })}
            clearLabel={`Clear the filter by ${by}`}
          >
            {text}
          </FilterChip>
        ),
      )}
    </ListFilters>
  );
}

function chipsOf(network: PageNetwork, filter: TransactionFilter): readonly TransactionFilterChip[] {
  const { accounts, without, workchain, shard, seqno, mcSeqno, hash, fromLt, untilLt, from, until } = filter;
  const link = (address: Address) => <AddressLink network={network} address={address} copy={false} />;
  return [
    ...accounts.map((account) => ({
      key: `of ${account}`,
      by: "account",
      text: <>Account {link(account)}</>,
      without: { accounts: accounts.filter((item) => item !== account) },
    })),
    ...without.map((account) => ({
      key: `not of ${account}`,
      by: "excluded account",
      text: <>Excluding {link(account)}</>,
      without: { without: without.filter((one) => one !== account) },
    })),
    // A shard needs its workchain and a block its shard, so they are cleared together.
    chip("workchain", workchain, WORKCHAIN_LABELS[String(workchain)] ?? `Workchain ${workchain}`, {
      workchain: null,
      shard: null,
      seqno: null,
    }),
    chip("shard", shard, <>Shard {digits(shard)}</>, { shard: null, seqno: null }),
    chip("block", seqno, <>Block {digits(seqno)}</>, { seqno: null }),
    chip("masterchain block", mcSeqno, <>Masterchain block {digits(mcSeqno)}</>, { mcSeqno: null }),
    chip("hash", hash, <>Hash {digits(hash)}</>, { hash: null }),
    chip("earliest time", from, `From ${momentText(from ?? 0)}`, { from: null }),
    chip("latest time", until, `Until ${momentText(until ?? 0)}`, { until: null }),
    chip("earliest logical time", fromLt, <>From LT {digits(fromLt)}</>, { fromLt: null }),
    chip("latest logical time", untilLt, <>Until LT {digits(untilLt)}</>, { untilLt: null }),
    chip("order", filter.oldestFirst ? "asc" : null, "Oldest first", { oldestFirst: false }),
  ].filter((one) => one !== null);
}

function chip(
  by: string,
  value: unknown,
  text: ReactNode,
  without: Partial<TransactionFilter>,
): TransactionFilterChip | null {
  return value === null ? null : { key: by, by, text, without };
}

function digits(value: bigint | number | string | null) {
  return <bdi className="ms-1 code-text break-all">{String(value)}</bdi>;
}
