import { describeMessage } from "../../ton/sending/sendable-message";
import type { OrderedSend } from "../../ton/sending/signed-order";
import { UNSIGNED_MODE } from "../../ton/sending/unsigned-order";
import type { EstimateQuery } from "./estimate-query";

/** What the account is ordered to send; nothing if the order is not one of a known wallet. */
export function plannedSends(
  query: EstimateQuery,
  kind: string | null,
): readonly Pick<OrderedSend, "value" | "mode">[] {
  return query.is === "transfer"
    ? [{ value: query.transfer.amount, mode: UNSIGNED_MODE }]
    : (describeMessage(query.opened, kind).order?.sends ?? []);
}
