import type { ComponentType, ReactNode } from "react";
import { Streamed } from "@/app/streamed";
import { ListedRowsView } from "@/components/list/listed-rows-view";
import type { RowListProps } from "@/components/list/row-list";
import { SkeletonList } from "@/components/ui/skeleton";
import { listProblem, type OpenedList } from "@/lib/domain/list/opened-list";
import type { RowKind } from "@/lib/domain/list/row-kind";
import { openRows, type RowSource } from "@/lib/loaders/list/row-source";
import { queryOf } from "@/lib/loaders/request/search-params";
import { loadValidator, validatorOfPage } from "@/lib/loaders/validator/load-validator";
import type { RoundsQuery } from "@/lib/domain/validator/validator-queries";

interface ValidatorListTabProps<R, Q extends RoundsQuery> {
  /** The row kind whose URLs are those of a single validator's page. */
  readonly kind: RowKind<R, Q>;
  readonly source: RowSource<R, Q>;
  readonly list: ComponentType<RowListProps<R, Q>>;
  readonly page: Pick<PageProps<"/[network]/validator/[id]">, "params" | "searchParams">;
  readonly note?: ReactNode;
}

/**
 * A tab of a validator with one list. The head of the page has determined whether a key is a public key or an ADNL
 * address.
 */
export async function ValidatorListTab<R, Q extends RoundsQuery>(props: ValidatorListTabProps<R, Q>) {
  const { kind, source, list, page, note } = props;
  const { network, text, typed } = await validatorOfPage(page.params);
  if (!typed.ok) return null;
  const params = queryOf(await page.searchParams);
  const open = async (): Promise<OpenedList<R, Q> | null> => {
    const loaded = await loadValidator(network.id, text);
    if (!loaded.ok) return null;
    const query = source.readQuery(params);
    return query.ok
      ? openRows(source, network, params, { ...query.value, validator: loaded.value.id })
      : { query: null, problem: query.error };
  };
  return (
    <Streamed
      loading={open()}
      skeleton={<SkeletonList />}
      problemOf={(opened) => (opened === null ? null : listProblem(opened))}
    >
      {(opened) =>
        opened === null ? (
          <p className="text-sm text-muted">Shown once the validator has loaded.</p>
        ) : (
          <>
            <ListedRowsView network={network} kind={kind} list={list} opened={opened} />
            {note}
          </>
        )
      }
    </Streamed>
  );
}
