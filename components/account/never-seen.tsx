import { PageLink } from "@/components/ui/page-link";
import { accountPath } from "@/lib/paths";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { Address } from "@/lib/ton/address/address";

interface NeverSeenProps {
  readonly here: PageNetwork;
  readonly others: readonly PageNetwork[];
  readonly address: Address;
}

/**
 * An account without a state is not an error: coins can be sent to it. It does not say what happened there, since
 * bounced messages leave no state.
 */
export function NeverSeen({ here, others, address }: NeverSeenProps) {
  return (
    <div className="max-w-prose">
      <p className="font-medium">No account state on {here.name}</p>
      <p className="mt-1 text-muted">
        No balance and no contract. The address is valid: a non-bounceable transfer to it creates the account.
      </p>
      {others.length > 0 && (
        <p className="mt-1 text-muted">
          Open on{" "}
          {others.map((network, place) => (
            <span key={network.id}>
              {place > 0 && ", "}
              <PageLink href={accountPath(network, address)}>{network.name}</PageLink>
            </span>
          ))}
          .
        </p>
      )}
    </div>
  );
}
