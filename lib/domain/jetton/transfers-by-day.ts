import { bucketsOf, type Bucket } from "../charts/time-buckets";
import type { JettonTransferRow } from "./jetton-transfer-row";

type Row = Pick<JettonTransferRow, "at" | "failed">;

/** Transfers by day, or by several days, including those without any. Amounts of tokens are not counted. */
export function transfersByDay(rows: readonly Row[]): readonly Bucket[] {
  return bucketsOf(
    rows.map(({ at, failed }) => ({
      at,
      failure: failed ? "failed" : null,
      received: 0n,
      sent: 0n,
      fees: 0n,
    })),
  );
}
