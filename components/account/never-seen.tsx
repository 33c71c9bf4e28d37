import Link from "next/link";
import { accountPath } from "@/lib/paths";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { Address } from "@/lib/ton/address/address";

interface NeverSeenProps {
  readonly here: PageNetwork;
  readonly others: readonly PageNetwork[];
  readonly address: Address;
}

/** An address that nobody has used is no error: it exists, and coins can be sent to it. */
export function NeverSeen({ here, others, address }: NeverSeenProps) {
  return (
    <div className="max-w-prose group-has-[tbody]/account:hidden">
      <p className="font-medium">Never seen on {here.name}</p>
      <p className="mt-1 text-muted">
        The address is well-formed, but nothing has happened there: nobody has sent anything to it so far.
      </p>
      {others.length > 0 && (
        <p className="mt-1 text-muted">
          Look at it on{" "}
          {others.map((network, place) => (
            <span key={network.id}>
              {place > 0 && ", "}
              <Link href={accountPath(network, address)} prefetch={false}>
                {network.name}
              </Link>
            </span>
          ))}
          .
        </p>
      )}
    </div>
  );
}
