import { Coins } from "@/components/entity/coins";
import { AddressLink } from "@/components/entity/address-link";
import { DOMAIN_SOURCE } from "@/lib/domain/account/name-source";
import { Time } from "@/components/entity/time/time";
import { Badge } from "@/components/ui/badge";
import type { Column } from "@/components/ui/data-table";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { poolPhase } from "@/lib/domain/staking/pool-phase";
import { rewardShareText } from "@/lib/domain/staking/reward-share-text";
import type { StakingPoolRow } from "@/lib/domain/staking/staking-pool-row";
import { poolPath } from "@/lib/paths";
import { numberText } from "@/lib/text/counted";
import { PoolPhaseBadge } from "./pool-phase-badge";

const NOTHING = <span className="text-muted">–</span>;

export function stakingPoolColumns(network: PageNetwork): readonly Column<StakingPoolRow>[] {
  return [
    {
      title: "Pool",
      phone: "lead",
      cell: ({ pool }) => (
        <AddressLink
          network={network}
          address={pool.address}
          name={pool.name ?? undefined}
          nameSource={pool.nameSource ?? DOMAIN_SOURCE}
          doubt={pool.doubt}
          path={poolPath}
          copy={false}
        />
      ),
    },
    {
      title: "Status",
      phone: "detail",
      cell: ({ state, hasWithdrawals }) => (
        <span className="inline-flex flex-wrap gap-1.5">
          {state === null ? NOTHING : <PoolPhaseBadge phase={poolPhase(state)} />}
          {hasWithdrawals === true && (
            <Badge tone="warning" title="Nominators wait for their withdrawal">
              Withdrawals
            </Badge>
          )}
        </span>
      ),
    },
    {
      title: "Coins",
      numeric: true,
      phone: "value",
      cell: ({ total }) => (total === null ? NOTHING : <Coins network={network} value={total} brief />),
    },
    {
      title: "Stake in round",
      numeric: true,
      cell: ({ stake }) => (stake === null ? NOTHING : <Coins network={network} value={stake} brief />),
    },
    {
      title: "Round",
      cell: ({ round }) => (round === null ? NOTHING : <Time atMs={round * 1_000} />),
    },
    {
      title: "Validator’s share",
      numeric: true,
      phone: "aside",
      cell: ({ validatorShare }) =>
        validatorShare === null ? (
          NOTHING
        ) : (
          <>
            {rewardShareText(validatorShare)}
            {/* Phones show no column head that says whose it is. */}
            <span className="text-muted sm:hidden"> validator</span>
          </>
        ),
    },
    {
      title: "Nominators",
      numeric: true,
      cell: ({ nominators, maxNominators }) =>
        nominators === null
          ? NOTHING
          : `${numberText(nominators)}${maxNominators === null ? "" : ` / ${numberText(maxNominators)}`}`,
    },
    {
      title: "Min stake",
      numeric: true,
      cell: ({ minNominatorStake }) =>
        minNominatorStake === null ? NOTHING : <Coins network={network} value={minNominatorStake} brief />,
    },
  ];
}
