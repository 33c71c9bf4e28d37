import type { TransactionRow } from "../transaction/transaction-row";

const DAY = 86_400;

/** The most bars that are distinguishable. */
const MAX_BARS = 92;

/** The possible lengths of a bucket, in days. */
const STEPS = [1, 7, 30, 90, 365] as const;

/** The transactions of a number of whole UTC days. */
export interface Bucket {
  /** Unix seconds. */
  readonly from: number;
  readonly days: number;
  readonly done: number;
  readonly failed: number;
  readonly received: bigint;
  readonly sent: bigint;
  readonly fees: bigint;
}

type Row = Pick<TransactionRow, "at" | "failure" | "received" | "sent" | "fees">;

/** Divides the time of the transactions into equal buckets, the oldest first, including empty ones. */
export function bucketsOf(rows: readonly Row[]): readonly Bucket[] {
  const days = rows.map(({ at }) => Math.floor(at / DAY));
  const first = days.reduce((minLength, day) => Math.min(minLength, day), Infinity);
  const last = days.reduce((most, day) => Math.max(most, day), -Infinity);
  if (rows.length === 0) return [];
  const step = stepOf(last - first + 1);
  const start = Math.floor(first / step);
  const buckets = Array.from({ length: Math.floor(last / step) - start + 1 }, (_, index): Bucket => ({
    ...EMPTY,
    from: (start + index) * step * DAY,
    days: step,
  }));
  for (const [index, row] of rows.entries()) {
    const place = Math.floor((days[index] ?? first) / step) - start;
    const bucket = buckets[place];
    if (bucket !== undefined) buckets[place] = withRow(bucket, row);
  }
  return buckets;
}

const EMPTY = { done: 0, failed: 0, received: 0n, sent: 0n, fees: 0n } as const;

function withRow(bucket: Bucket, { failure, received, sent, fees }: Row): Bucket {
  return {
    ...bucket,
    done: bucket.done + (failure === null ? 1 : 0),
    failed: bucket.failed + (failure === null ? 0 : 1),
    received: bucket.received + received,
    sent: bucket.sent + sent,
    fees: bucket.fees + fees,
  };
}

/** The smallest length that yields few enough bars; the first and the last can be partial. */
function stepOf(days: number): number {
  const [largest] = STEPS.toReversed();
  return STEPS.find((step) => Math.ceil(days / step) + 1 <= MAX_BARS) ?? largest ?? 1;
}

/** An hour of the day, in UTC. */
export interface HourOfDay {
  readonly hour: number;
  readonly done: number;
  readonly failed: number;
}

/** All hours of the day, summed over the days. */
export function hoursOf(rows: readonly Pick<Row, "at" | "failure">[]): readonly HourOfDay[] {
  const hours = Array.from({ length: 24 }, (_, hour) => ({ hour, done: 0, failed: 0 }));
  for (const { at, failure } of rows) {
    const counted = hours[Math.floor((at % DAY) / 3_600)];
    if (counted !== undefined) counted[failure === null ? "done" : "failed"] += 1;
  }
  return hours;
}
