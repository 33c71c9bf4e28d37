import { Badge } from "@/components/ui/badge";
import type { OrderState } from "@/lib/domain/multisig/order-row";
import { ORDER_STATE_NAMES } from "@/lib/domain/multisig/order-state";
import { ORDER_LABELS } from "./order-labels";

export function OrderBadge({ state }: { readonly state: OrderState }) {
  const { tone, reason } = ORDER_LABELS[state];
  return (
    <Badge tone={tone} title={reason}>
      {ORDER_STATE_NAMES[state]}
    </Badge>
  );
}
