import type { Tone } from "@/components/ui/badge";
import type { OrderState } from "@/lib/domain/multisig/order-row";

interface OrderLabel {
  readonly tone: Tone;
  /** The reason, for the tooltip. */
  readonly reason?: string;
}

export const ORDER_LABELS: Readonly<Record<OrderState, OrderLabel>> = {
  waiting: { tone: "info" },
  executed: { tone: "positive" },
  sent: {
    tone: "neutral",
    reason: "Approved and sent to the multisig. Whether it was executed is not known.",
  },
  failed: { tone: "negative", reason: "The multisig rejected the approved order" },
  expired: { tone: "neutral" },
  outdated: {
    tone: "warning",
    reason: "The multisig has other signers or a higher threshold by now, so it cannot be executed",
  },
  uninitialized: { tone: "neutral" },
};
