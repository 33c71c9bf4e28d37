import type { Tone } from "@/components/ui/badge";
import type { OrderState } from "@/lib/domain/multisig/order-row";

interface OrderLabel {
  readonly name: string;
  readonly tone: Tone;
  /** Why, for the tip. */
  readonly reason?: string;
}

export const ORDER_LABELS: Readonly<Record<OrderState, OrderLabel>> = {
  waiting: { name: "Waiting for approvals", tone: "info" },
  executed: { name: "Executed", tone: "positive" },
  failed: { name: "Failed", tone: "negative", reason: "The multisig rejected the approved order" },
  expired: { name: "Expired", tone: "neutral" },
  outdated: {
    name: "Signers changed",
    tone: "warning",
    reason: "The multisig has other signers or a higher threshold by now, so it cannot be executed",
  },
  uninitialized: { name: "Not initialized", tone: "neutral" },
};
