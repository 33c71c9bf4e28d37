import type { Database } from "./database";
import { fingerprint } from "./fingerprint";
import { KIND, type Kind, MESSAGES, WHOLE } from "./lists";
import { bodyHasOpcode, messagesByHash } from "./lookup";
import type { Addresses } from "./names";
import { integer } from "./row";
import { pageOf } from "./select";
import { FewSource, ListSource } from "./source";
import type { MessageFilter, Page } from "./store";
import { listBetween, ltBounds } from "./times";
import { Where } from "./where";

interface Key {
  readonly lists: number;
  readonly column: string;
  readonly key: number | bigint;
}

const PLACED = { in: "m.receiver IS NOT NULL", out: "m.sender IS NOT NULL" } as const;
const UNPLACED = { in: "m.receiver IS NULL AND m.kind = 1", out: "m.sender IS NULL AND m.kind = 1" } as const;

/**
 * Ids of the messages on a page. With one of source, destination, opcode and body the lists of its kinds
 * are dense. With more of them the shortest one's list is walked, and the others compared in the narrow
 * table: this alone depends on the offset.
 */
export function selectMessages(
  database: Database,
  addresses: Addresses,
  filter: MessageFilter,
  page: Page,
): readonly number[] {
  const { direction, hashes } = filter;
  const bounds = ltBounds(database, filter);
  const kinds = kindsOf(filter);
  const keys = keysOf(database, addresses, filter);
  if (keys === null) return [];
  const matching = () => {
    const where = new Where().isOneOf("m.kind", kinds).between("m.lt", bounds);
    for (const { column, key } of keys) where.is(column, key);
    return where;
  };
  const placed = () => (direction === undefined ? matching() : matching().holds(PLACED[direction]));
  const found = (where: Where) => new FewSource(where.spots(database, "SELECT m.lt, m.id FROM message m"));
  if (hashes !== undefined)
    return pageOf({ any: [found(placed().isOneOf("m.id", messagesByHash(database, hashes)))] }, page);
  if (keys.length > 1) return walk(database, keys, kinds, placed(), page);
  const [key = { lists: MESSAGES.all, key: WHOLE }] = keys;
  const any = kinds.map((kind) => listBetween(database, { list: key.lists + kind, key: key.key }, bounds));
  // Nearly every message between accounts was sent and received: the few others are left out by name.
  const except = direction === undefined ? [] : [found(matching().holds(UNPLACED[direction]))];
  return pageOf({ any, except }, page);
}

function kindsOf(filter: MessageFilter): readonly Kind[] {
  const { source, destination, direction, excludeExternals, onlyExternals, time, lt } = filter;
  const kinds = new Set<Kind>([KIND.externalIn, KIND.internal, KIND.externalOut]);
  const only = (...left: readonly Kind[]) => {
    for (const kind of kinds) if (!left.includes(kind)) kinds.delete(kind);
  };
  if (source === "none") only(KIND.externalIn);
  if (destination === "none") only(KIND.externalOut);
  if (excludeExternals === true) only(KIND.internal);
  if (onlyExternals === true) only(KIND.externalIn, KIND.externalOut);
  if (direction === "in") only(KIND.externalIn, KIND.internal);
  if (direction === "out") only(KIND.internal, KIND.externalOut);
  // What comes from outside was created at no time that the chain knows.
  if ([time?.from, time?.to, lt?.from, lt?.to].some((bound) => bound !== undefined))
    only(KIND.internal, KIND.externalOut);
  return [...kinds];
}

/** Null where no message can match. */
function keysOf(database: Database, addresses: Addresses, filter: MessageFilter): readonly Key[] | null {
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

function walk(
  database: Database,
  keys: readonly Key[],
  kinds: readonly Kind[],
  where: Where,
  { offset, limit, sort }: Page,
): readonly number[] {
  const lengths = keys.map(({ lists, key }) =>
    kinds.reduce<number>((sum, kind) => sum + new ListSource(database, { list: lists + kind, key }).size, 0),
  );
  const shortest = keys[lengths.indexOf(Math.min(...lengths))];
  if (shortest === undefined || kinds.length === 0) return [];
  const order = sort === "asc" ? "ASC" : "DESC";
  // With one kind the list is in order already; with more their matches are sorted.
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
