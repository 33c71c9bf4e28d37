import type { ComponentType, ReactNode } from "react";
import { ErrorNotice } from "@/components/error/error-notice";
import type { OpenedList } from "@/lib/domain/list/opened-list";
import type { RowKind } from "@/lib/domain/list/row-kind";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { MoreWithoutScript } from "./more-without-script";
import type { RowListProps } from "./row-list";

export interface ListedRowsProps<R, Q> {
  readonly network: PageNetwork;
  readonly kind: RowKind<R, Q>;
  /** Made by `rowList` for this kind. */
  readonly list: ComponentType<RowListProps<R, Q>>;
  readonly opened: OpenedList<R, Q>;
  /** The controls of the filter. */
  readonly filters?: ReactNode;
}

/**
 * A list with its rows and the link to the next page for browsers without scripts, or the error in its
 * URL.
 */
export function ListedRowsView<R, Q>({ network, kind, list: List, opened, filters }: ListedRowsProps<R, Q>) {
  if (opened.problem !== null)
    return (
      <div className="grid gap-4">
        {filters}
        <ErrorNotice error={opened.problem} />
      </div>
    );
  const { query, page, position } = opened;
  const params = kind.pageQuery(query);
  return (
    <>
      <List
        key={params.toString()}
        network={network}
        query={query}
        page={page}
        position={position}
        filters={filters}
      />
      <MoreWithoutScript query={params} position={position} page={page} />
    </>
  );
}
