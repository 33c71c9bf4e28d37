import type { Database } from "../database";
import { fingerprint } from "../fingerprint";
import { MESSAGE_KIND, type MessageKind, MESSAGES, ONLY_KEY } from "../ranked-lists";
import { bodyHasOpcode, messagesByHash } from "./hash-lookup";
import type { AddressIds } from "../id-registry";
import { integer } from "../row-readers";
import { pageOf } from "./page-selection";
import { ArraySource, ListSource } from "./entry-source";
import type { MessageFilter, Page } from "../store";
import { listBetween, ltBounds } from "./time-bounds";
import { Where } from "./where-clause";

interface Key {
  readonly lists: number;
  readonly column: string;
  readonly key: number | bigint;
}

const RECEIVED_OR_SENT = { in: "m.receiver IS NOT NULL", out: "m.sender IS NOT NULL" } as const;
const NOT_RECEIVED_OR_SENT = {
  in: "m.receiver IS NULL AND m.kind = 1",
  out: "m.sender IS NULL AND m.kind = 1",
} as const;

/**
 * Ids of the messages on a page. A filter by one of source, destination, opcode and body uses ranked lists.
 * With several of them the shortest list is scanned and the other conditions are checked in the narrow
 * table; only in this case does the time depend on the offset.
 */
export function selectMessages(
  database: Database,
  addresses: AddressIds,
  filter: MessageFilter,
  page: Page,
): readonly number[] {
  const { direction, hashes } = filter;
  const bounds = ltBounds(database, filter);
  const kinds = kindsOf(filter);
  const keys = keysOf(database, addresses, filter);
  if (keys === null) return [];
  const conditions = () => {
    const where = new Where().isOneOf("m.kind", kinds).between("m.lt", bounds);
    for (const { column, key } of keys) where.is(column, key);
    return where;
  };
  const withDirection = () =>
    direction === undefined ? conditions() : conditions().and(RECEIVED_OR_SENT[direction]);
  const lookedUp = (where: Where) =>
    new ArraySource(where.entries(database, "SELECT m.lt, m.id FROM message m"));
  if (hashes !== undefined)
    return pageOf(
      { any: [lookedUp(withDirection().isOneOf("m.id", messagesByHash(database, hashes)))] },
      page,
    );
  if (keys.length > 1) return scanShortest(database, keys, kinds, withDirection(), page);
  const [key = { lists: MESSAGES.all, key: ONLY_KEY }] = keys;
  const any = kinds.map((kind) => listBetween(database, { list: key.lists + kind, key: key.key }, bounds));
  // Nearly every internal message has been sent and received; the few others are listed and left out.
  const except = direction === undefined ? [] : [lookedUp(conditions().and(NOT_RECEIVED_OR_SENT[direction]))];
  return pageOf({ any, except }, page);
}

function kindsOf(filter: MessageFilter): readonly MessageKind[] {
  const { source, destination, direction, excludeExternals, onlyExternals, time, lt } = filter;
  const kinds = new Set<MessageKind>([
    MESSAGE_KIND.externalIn,
    MESSAGE_KIND.internal,
    MESSAGE_KIND.externalOut,
  ]);
  const only = (...left: readonly MessageKind[]) => {
    for (const kind of kinds) if (!left.includes(kind)) kinds.delete(kind);
  };
  if (source === "none") only(MESSAGE_KIND.externalIn);
  if (destination === "none") only(MESSAGE_KIND.externalOut);
  // The service recognizes externals by their missing creation time, but outgoing ones have one.
  if (excludeExternals === true) only(MESSAGE_KIND.internal, MESSAGE_KIND.externalOut);
  if (onlyExternals === true) only(MESSAGE_KIND.externalIn);
  if (direction === "in") only(MESSAGE_KIND.externalIn, MESSAGE_KIND.internal);
  if (direction === "out") only(MESSAGE_KIND.internal, MESSAGE_KIND.externalOut);
  // External incoming messages have no creation time.
  if ([time?.from, time?.to, lt?.from, lt?.to].some((bound) => bound !== undefined))
    only(MESSAGE_KIND.internal, MESSAGE_KIND.externalOut);
  return [...kinds];
}

/** Null where no message can match. */
function keysOf(database: Database, addresses: AddressIds, filter: MessageFilter): readonly Key[] | null {
  const { source, destination, opcode, bodyHash } = filter;
  const keys: Key[] = [];
  for (const [address, lists, column] of [
    [source, MESSAGES.from, "m.source"],
    [destination, MESSAGES.to, "m.destination"],
  ] as const) {
    if (address === undefined || address === "none") continue;
    const key = addresses.find(address);
    if (key === null) return null;
    keys.push({ lists, column, key });
  }
  if (bodyHash !== undefined) {
    if (opcode !== undefined && !bodyHasOpcode(database, bodyHash, opcode)) return null;
    keys.push({ lists: MESSAGES.withBody, column: "m.body", key: fingerprint(bodyHash) });
  } else if (opcode !== undefined)
    keys.push({ lists: MESSAGES.withOpcode, column: "m.opcode", key: Number(opcode) });
  return keys;
}

function scanShortest(
  database: Database,
  keys: readonly Key[],
  kinds: readonly MessageKind[],
  where: Where,
  { offset, limit, sort }: Page,
): readonly number[] {
  const lengths = keys.map(({ lists, key }) =>
    kinds.reduce<number>((sum, kind) => sum + new ListSource(database, { list: lists + kind, key }).size, 0),
  );
  const shortest = keys[lengths.indexOf(Math.min(...lengths))];
  if (shortest === undefined || kinds.length === 0) return [];
  const order = sort === "asc" ? "ASC" : "DESC";
  // One list is already in order; the matches of several are sorted.
  const by = kinds.length === 1 ? `r.rank ${order}` : `r.lt ${order}, r.item ${order}`;
  const lists: readonly number[] = kinds.map((kind) => shortest.lists + kind);
  const listed = lists.length === 1 ? `r.list = ${lists.join()}` : `r.list IN (${lists.join()})`;
  return database
    .statement(
      `SELECT r.item FROM rank r CROSS JOIN message m ON m.id = r.item
       WHERE ${listed} AND r.key = ? AND ${where.sql} ORDER BY ${by} LIMIT ? OFFSET ?`,
    )
    .all(shortest.key, ...where.values, limit, offset)
    .map((row) => integer(row, 0));
}
