import type { Transaction } from "@/lib/toncenter/v3/v3-transaction";

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

/** The exact parts of the fees. What the service does not break down is the rest. */
export function feesOf(transaction: Transaction): Fees {
  const { description, total_fees: total, in_msg, out_msgs } = transaction;
  const collected = [
    ["Storage", description?.storage_ph?.storage_fees_collected],
    ["Debts for storage", description?.credit_ph?.due_fees_collected],
    ["Gas of the compute phase", description?.compute_ph?.gas_fees],
    ["Actions", description?.action?.total_action_fees],
    ["Returning the message", description?.bounce?.msg_fees],
  ] as const;
  const parts = collected.flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [{ name, value }],
  );
  const rest = (total ?? 0n) - parts.reduce((sum, { value }) => sum + value, 0n);
  const restName =
    parts.length === 0
      ? "Not broken down by the service"
      : in_msg !== null && in_msg.source === null
        ? "Import of the message from outside"
        : "Not broken down by the service";
  const carried = out_msgs.flatMap(({ fwd_fee }) => fwd_fee ?? []);
  return {
    parts: total === null || rest === 0n ? parts : [...parts, { name: restName, value: rest }],
    total,
    forwarding: carried.length === 0 ? null : carried.reduce((sum, fee) => sum + fee, 0n),
  };
}
