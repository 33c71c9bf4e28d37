import type { Transaction } from "@/lib/toncenter/v3/v3-transaction";
import { messageKind } from "@/lib/domain/message/message-kind";

export interface FeePart {
  readonly name: string;
  readonly value: bigint;
}

interface Fees {
  readonly parts: readonly FeePart[];
  /** Total that the account paid. */
  readonly total: bigint | null;
  /** Paid in addition to forward sent messages; collected by the receivers' blocks. */
  readonly forwarding: bigint | null;
}

/** The exact parts of the fees; the remainder is what the service does not break down. */
export function feesOf(transaction: Transaction): Fees {
  const { description, total_fees: total, in_msg, out_msgs } = transaction;
  const collected = [
    ["Storage", description?.storage_ph?.storage_fees_collected],
    ["Due storage fees", description?.credit_ph?.due_fees_collected],
    ["Gas", description?.compute_ph?.gas_fees],
    ["Action fees", description?.action?.total_action_fees],
    ["Bounce fee", description?.bounce?.msg_fees],
  ] as const;
  const parts = collected.flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [{ name, value }],
  );
  const rest = (total ?? 0n) - parts.reduce((sum, { value }) => sum + value, 0n);
  const restName =
    parts.length === 0
      ? "Other fees"
      : in_msg !== null && messageKind(in_msg) === "external"
        ? "Import fee"
        : "Other fees";
  const carried = out_msgs.flatMap(({ fwd_fee }) => fwd_fee ?? []);
  return {
    parts: total === null || rest === 0n ? parts : [...parts, { name: restName, value: rest }],
    total,
    forwarding: carried.length === 0 ? null : carried.reduce((sum, fee) => sum + fee, 0n),
  };
}
