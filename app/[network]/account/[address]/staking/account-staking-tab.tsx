import type { ReactNode } from "react";
import { Streamed } from "@/app/streamed";
import { AccountStakingView } from "@/components/staking/account-staking-view";
import { SkeletonListCard } from "@/components/ui/skeleton";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { NominatorPosition } from "@/lib/domain/staking/nominator-positions";
import { positionIn } from "@/lib/domain/staking/nominator-positions";
import { accountStakingProblem, type AccountStakingPart } from "@/lib/loaders/staking/load-account-staking";
import type { Address } from "@/lib/ton/address/address";

interface AccountStakingTabProps<P> {
  readonly network: PageNetwork;
  readonly account: Address;
  readonly open: "events" | "rewards";
  readonly loading: Promise<AccountStakingPart<P>>;
  /** The tab's content for the chosen pool. The position is null if the account has left the pool. */
  readonly children: (part: P, pool: Address, position: NominatorPosition | null) => ReactNode;
}

/** An account's positions in nominator pools, and one part of the chosen position. */
export function AccountStakingTab<P>({ loading, children, ...of }: AccountStakingTabProps<P>) {
  return (
    <Streamed loading={loading} skeleton={<SkeletonListCard />} problemOf={accountStakingProblem}>
      {({ positions, part }) => (
        <AccountStakingView {...of} positions={positions}>
          {positions.ok &&
            positions.value.chosen !== null &&
            part !== null &&
            children(part, positions.value.chosen.address, positionIn(positions.value))}
        </AccountStakingView>
      )}
    </Streamed>
  );
}
