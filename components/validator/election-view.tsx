import { Coins } from "@/components/entity/coins";
import { Time } from "@/components/entity/time/time";
import { RefreshedError } from "@/components/error/refreshed-error";
import { ListedRowsView } from "@/components/list/listed-rows-view";
import { Fact, Facts } from "@/components/ui/fact-list";
import { PageLink } from "@/components/ui/page-link";
import type { ListedRows } from "@/lib/domain/list/opened-list";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { ParticipantRow } from "@/lib/domain/validator/validator-list-rows";
import type { ParticipantsQuery } from "@/lib/domain/validator/validator-queries";
import type { LoadedElection } from "@/lib/domain/validator/validator-report";
import { PARTICIPANTS } from "@/lib/domain/validator/validator-row-kinds";
import { roundPath } from "@/lib/paths";
import type { Result } from "@/lib/toncenter/error";
import { LazyElectionWatch } from "./lazy-election-watch";
import { ParticipantList } from "./participant-list";
import { ElectionBadge } from "./phase-badge";
import { MaybeCount } from "./validator-cells";

export type OpenedElection = LoadedElection & {
  readonly list: ListedRows<ParticipantRow, ParticipantsQuery>;
};

interface ElectionViewProps {
  readonly network: PageNetwork;
  readonly opened: Result<OpenedElection>;
  /** When the next election opens, if none is open and that is known. */
  readonly nextAt?: number | null;
}

/** An election: how long stakes are accepted, and who has sent one. */
export function ElectionView({ network, opened, nextAt = null }: ElectionViewProps) {
  if (!opened.ok) return <RefreshedError error={opened.error} />;
  const { election, isPast, list } = opened.value;
  const { id, closesAt, state, participants, stake, minStake } = election;
  const watch = state === "open" && <LazyElectionWatch network={network} election={election} />;
  return (
    <>
      {nextAt !== null && isPast && (
        <p className="mb-4">
          No election is open. The next one opens <Time atMs={nextAt * 1_000} />. Below is the election of the
          current round.
        </p>
      )}
      <div className="mb-4">
        <Facts>
          <Fact name="Status">
            <ElectionBadge state={state} />
          </Fact>
          <Fact name="For the round from">
            {isPast ? (
              <PageLink href={roundPath(network, id)}>
                <Time atMs={id * 1_000} detail />
              </PageLink>
            ) : (
              <Time atMs={id * 1_000} detail />
            )}
          </Fact>
          {closesAt !== null && (
            <Fact name={state === "open" ? "Open until" : "Closed"}>
              <Time atMs={closesAt * 1_000} detail />
            </Fact>
          )}
          <Fact name="Participants">
            <MaybeCount value={participants} />
          </Fact>
          <Fact name="Total stake">
            {stake === null ? "Unknown" : <Coins network={network} value={stake} />}
          </Fact>
          <Fact name="Min stake">
            {minStake === null ? "Unknown" : <Coins network={network} value={minStake} />}
          </Fact>
          <Fact name="Election ID">
            <span className="font-mono">{id}</span>
          </Fact>
        </Facts>
      </div>
      {list.page.rows.length === 0 ? (
        <>
          <p className="text-muted">No participants yet.</p>
          {watch}
        </>
      ) : (
        <ListedRowsView
          network={network}
          kind={PARTICIPANTS}
          list={ParticipantList}
          opened={list}
          filters={watch}
        />
      )}
    </>
  );
}
