import { Coins } from "@/components/entity/coins";
import { Count } from "@/components/entity/count";
import { Time } from "@/components/entity/time/time";
import { Meter } from "@/components/ui/meter";
import { PageLink } from "@/components/ui/page-link";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { roundPath } from "@/lib/paths";
import { shareText } from "@/lib/ton/value/share";

export const UNKNOWN = <span className="text-muted">–</span>;

export function MaybeCoins({
  network,
  value,
}: {
  readonly network: PageNetwork;
  readonly value: bigint | null;
}) {
  return value === null ? UNKNOWN : <Coins network={network} value={value} brief />;
}

export function MaybeCount({ value }: { readonly value: number | null }) {
  return value === null ? UNKNOWN : <Count value={value} />;
}

export function FactorText({ factor }: { readonly factor: number | null }) {
  return factor === null ? UNKNOWN : <>{Math.round(factor * 1_000) / 1_000}×</>;
}

/** A share with a bar where there is room. */
export function ShareMeter({ share, label }: { readonly share: number | null; readonly label: string }) {
  if (share === null) return UNKNOWN;
  return (
    <span className="inline-flex items-center justify-end gap-3">
      <span className="hidden w-20 xl:block">
        <Meter share={share} label={label} />
      </span>
      <span className="min-w-14">{shareText(share)}</span>
    </span>
  );
}

/** A round is named by its start. */
export function RoundLink({ network, since }: { readonly network: PageNetwork; readonly since: number }) {
  return (
    <PageLink href={roundPath(network, since)}>
      <Time atMs={since * 1_000} />
    </PageLink>
  );
}
