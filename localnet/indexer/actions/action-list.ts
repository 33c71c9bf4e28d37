import type { Address } from "@/lib/ton/address/address";
import type { Hash } from "@/lib/ton/value/hash";
import type { Page, Range } from "../../store/store";
import { Where } from "../../store/read/where-clause";
import type { Tables } from "../index-tables";
import { ACTION_COLUMNS, readAction, type IndexedAction } from "./action-table";

export interface ActionFilter {
  readonly account?: Address | undefined;
  readonly transactionHashes?: readonly Hash[] | undefined;
  readonly ids?: readonly Hash[] | undefined;
  readonly traceIds?: readonly Hash[] | undefined;
  readonly masterSeqno?: number | undefined;
  readonly time?: Range<number> | undefined;
  readonly lt?: Range<bigint> | undefined;
  readonly types?: ReadonlySet<string> | undefined;
  readonly excludedTypes?: ReadonlySet<string> | undefined;
  /** The types that the client supports. In place of any other type it gets the actions with that ancestor. */
  readonly supportedTypes: ReadonlySet<string>;
}

const IN_LIST = "IN (SELECT value FROM json_each(?))";
const json = (values: Iterable<string>) => JSON.stringify([...values]);

/** Sorted by the end of the trace, then by the end of the action. */
export function listActions(
  { database }: Tables,
  filter: ActionFilter,
  page: Page,
): readonly IndexedAction[] {
  const where = whereOf(filter);
  const order = ["trace_end_lt", "trace", "end_lt", "hash"].map((column) => `a.${column} ${page.sort}`);
  return database
    .statement(
      `SELECT ${ACTION_COLUMNS} FROM action a WHERE ${where.sql} ORDER BY ${order.join(", ")} LIMIT ? OFFSET ?`,
    )
    .all(...where.values, page.limit, page.offset)
    .map(readAction);
}

function whereOf(filter: ActionFilter): Where {
  const where = new Where()
    .and(`a.type ${IN_LIST}`, json(filter.supportedTypes))
    .and(`(a.ancestor IS NULL OR a.ancestor NOT ${IN_LIST})`, json(filter.supportedTypes));
  if (filter.types !== undefined) where.and(`a.type ${IN_LIST}`, json(filter.types));
  if (filter.excludedTypes !== undefined) where.and(`a.type NOT ${IN_LIST}`, json(filter.excludedTypes));
  const { ids, traceIds } = filter;
  if (ids !== undefined) return where.and(`a.hash ${IN_LIST}`, json(ids));
  if (traceIds !== undefined) return where.and(`a.trace ${IN_LIST}`, json(traceIds));
  const { account, transactionHashes, lt = {}, time = {}, masterSeqno } = filter;
  if (account !== undefined)
    where.and("a.id IN (SELECT action FROM action_account WHERE account = ?)", account);
  if (transactionHashes !== undefined)
    where.and(
      `a.id IN (SELECT action FROM action_transaction WHERE hash ${IN_LIST})`,
      json(transactionHashes),
    );
  return where
    .between("a.trace_end_lt", lt)
    .between("a.trace_end_time", { from: bigOf(time.from), to: bigOf(time.to) })
    .is("a.master", masterSeqno);
}

function bigOf(seconds: number | undefined): bigint | undefined {
  return seconds === undefined ? undefined : BigInt(seconds);
}
