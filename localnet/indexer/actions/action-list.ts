import type { Address } from "@/lib/ton/address/address";
import type { Hash } from "@/lib/ton/value/hash";
import type { Page, Range } from "../../store/store";
import { Where } from "../../store/where";
import type { Tables } from "../tables";
import { ACTION_COLUMNS, readAction, type ToldAction } from "./action-table";

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
  /** What the reader knows: what is told by others is told by these. */
  readonly known: ReadonlySet<string>;
}

const EVERY = "IN (SELECT value FROM json_each(?))";
const json = (values: Iterable<string>) => JSON.stringify([...values]);

/** By the end of the trace, and within it by their own. */
export function listActions({ database }: Tables, filter: ActionFilter, page: Page): readonly ToldAction[] {
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
    .holds(`a.type ${EVERY}`, json(filter.known))
    .holds(`(a.ancestor IS NULL OR a.ancestor NOT ${EVERY})`, json(filter.known));
  if (filter.types !== undefined) where.holds(`a.type ${EVERY}`, json(filter.types));
  if (filter.excludedTypes !== undefined) where.holds(`a.type NOT ${EVERY}`, json(filter.excludedTypes));
  const { ids, traceIds } = filter;
  if (ids !== undefined) return where.holds(`a.hash ${EVERY}`, json(ids));
  if (traceIds !== undefined) return where.holds(`a.trace ${EVERY}`, json(traceIds));
  const { account, transactionHashes, lt = {}, time = {}, masterSeqno } = filter;
  if (account !== undefined)
    where.holds("a.id IN (SELECT action FROM action_account WHERE account = ?)", account);
  if (transactionHashes !== undefined)
    where.holds(
      `a.id IN (SELECT action FROM action_transaction WHERE hash ${EVERY})`,
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
