import { Time } from "@/components/entity/time/time";
import { Meter } from "@/components/ui/meter";
import type { ChainHistory } from "@/lib/domain/home/chain-history";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { PageRefresher } from "./page-refresher";

interface ChainHistoryCardProps {
  readonly network: PageNetwork;
  readonly history: ChainHistory;
}

/** How far an embedded chain has replayed its history, on the first start. */
export function ChainHistoryCard({ network, history }: ChainHistoryCardProps) {
  const { done, of, time, until } = history;
  return (
    <div className="card mb-4 grid gap-2 p-4" role="status">
      <p className="font-semibold">
        {network.name} is creating its history: {Math.floor((done / of) * 100)} %
      </p>
      <Meter share={done / of} label="Created history" />
      <p className="text-sm text-muted">
        Step {done} of {of}. The chain has reached <Time atMs={time * 1_000} /> of a history up to{" "}
        <Time atMs={until * 1_000} />. Blocks and transactions up to there can be viewed already.
      </p>
      <PageRefresher />
    </div>
  );
}
