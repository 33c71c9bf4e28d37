import "server-only";
import { failedPage, type Page } from "../../domain/list/list-page";
import { unique, type IdOf } from "../../domain/list/unique-rows";
import type { Result } from "../../toncenter/error";
import type { AddressBook } from "../../toncenter/v3/address-book";
import type { RowsRequest } from "../list/row-source";

/** The maximum of one answer: the pages of a list are cut from the same answers. */
export const EVENTS_READ = 1_000;
/** A list ends after this many; older events are reached with a filter by time. */
const MOST_CALLS = 10;

interface ReadEvents<E> {
  readonly events: readonly E[];
  readonly address_book: AddressBook;
  readonly asOfMs: number;
}

interface EventsByTime<E, Row> {
  /** Reads the newest events up to a time, in Unix seconds. One call, or none if it is cached. */
  readonly read: (until: number | null) => Promise<Result<ReadEvents<E>>>;
  readonly until: number | null;
  readonly trim: (event: E, book: AddressBook) => Row;
  readonly idOf: IdOf<Row>;
}

/** A page of a list without offsets: events older than one answer are reached through the time of its last event. */
export async function loadEventsByTime<E extends { readonly utime: number }, Row>(
  { read, until, trim, idOf }: EventsByTime<E, Row>,
  { offset, limit, pin }: RowsRequest,
): Promise<Page<Row>> {
  let rows: readonly Row[] = [];
  let bound = pin === null ? until : Math.min(Number(pin), until ?? Infinity);
  let newest: string | null = null;
  let asOfMs = Date.now();
  for (let calls = 0; calls < MOST_CALLS; calls++) {
    const answer = await read(bound);
    if (!answer.ok) return failedPage(answer.error, pin, asOfMs);
    const { events, address_book: book } = answer.value;
    ({ asOfMs } = answer.value);
    newest ??= events[0] === undefined ? null : String(events[0].utime);
    rows = unique([...rows, ...events.map((event) => trim(event, book))], idOf);
    const oldest = events.at(-1)?.utime ?? null;
    const isAll = events.length < EVENTS_READ || oldest === null || oldest === bound;
    if (isAll || rows.length >= offset + limit) {
      const end = isAll && rows.length <= offset + limit;
      return { rows: rows.slice(offset, offset + limit), end, pin: pin ?? newest, problem: null, asOfMs };
    }
    bound = oldest;
  }
  return { rows: rows.slice(offset, offset + limit), end: true, pin: pin ?? newest, problem: null, asOfMs };
}
