import type { Address } from "../address/address";
import type { CellGraph } from "../cell/cell";
import { CellReader } from "../cell/cell-reader";

/** What the subscription plugin of wallet v4 stores. Times are in seconds. */
export interface SubscriptionData {
  readonly wallet: Address;
  readonly beneficiary: Address;
  readonly amount: bigint;
  readonly period: number;
  readonly start: number;
  /** Between two requests, while the wallet does not pay. */
  readonly retryAfter: number;
  /** Zero while there has been none. */
  readonly lastPayment: number;
  readonly lastRequest: number;
  readonly failedAttempts: number;
  readonly id: number;
}

/** Null for data of another form: every bit must belong to one of these fields. */
export function readSubscriptionData(graph: CellGraph, root: number): SubscriptionData | null {
  const cell = graph.cells[root];
  if (cell === undefined || cell.kind !== "ordinary") return null;
  const reader = new CellReader(cell);
  const [wallet, beneficiary, amount] = [reader.address(), reader.address(), reader.coins()];
  const uint = (bits: number) => Number(reader.uint(bits) ?? Number.NaN);
  const [period, start, retryAfter, lastPayment, lastRequest] = [
    uint(32),
    uint(32),
    uint(32),
    uint(32),
    uint(32),
  ];
  const [failedAttempts, id] = [uint(8), uint(32)];
  if (wallet === null || beneficiary === null || amount === null || Number.isNaN(id)) return null;
  if (reader.bitsLeft > 0 || reader.refsLeft > 0) return null;
  return {
    wallet,
    beneficiary,
    amount,
    period,
    start,
    retryAfter,
    lastPayment,
    lastRequest,
    failedAttempts,
    id,
  };
}
