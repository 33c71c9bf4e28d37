import { SentenceParts } from "@/components/action/sentence-parts";
import { Badge } from "@/components/ui/badge";
import type { OrderLine } from "@/lib/domain/multisig/order-row";
import type { PageNetwork } from "@/lib/domain/network/page-network";

interface OrderLineListProps {
  readonly network: PageNetwork;
  readonly lines: readonly OrderLine[];
}

/** What an order does, one action after the other. */
export function OrderLineList({ network, lines }: OrderLineListProps) {
  return (
    <ol className="grid gap-3">
      {lines.map(({ sentence, details, warning }, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- actions of an order have no identity but their place
        <li key={place} className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-2">
          <span className="text-muted">{place + 1}.</span>
          <div className="min-w-0">
            <div className="break-words">
              <SentenceParts network={network} parts={sentence} />
            </div>
            {details.map((parts, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- details have no identity but their place
              <div key={index} className="text-sm text-muted">
                <SentenceParts network={network} parts={parts} />
              </div>
            ))}
            {warning !== null && (
              <div className="mt-1">
                <Badge tone="warning">{warning}</Badge>
              </div>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
