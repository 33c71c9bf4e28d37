import type { Metadata } from "next";
import { cardUrl } from "@/app/card-url";
import { pageMetadata } from "@/app/page-metadata";
import { RefusedAddress } from "@/app/refused-address";
import { Streamed } from "@/app/streamed";
import { ActionList } from "@/components/action/action-list";
import { ActionsSection } from "@/components/action/actions-section";
import { SkeletonList } from "@/components/ui/skeleton";
import { VestingHead, VestingHeadSkeleton } from "@/components/vesting/vesting-head";
import { vestingProblem } from "@/lib/domain/vesting/vesting-profile";
import { VESTING_ACTIONS } from "@/lib/domain/vesting/vesting-row-kinds";
import { serverNow } from "@/lib/loaders/request/clock";
import { addressOf } from "@/lib/loaders/request/page-address";
import { queryOf } from "@/lib/loaders/request/search-params";
import { loadVesting, openVestingActions } from "@/lib/loaders/vesting/load-vesting";
import { formatFriendly } from "@/lib/ton/address/address";
import { middle } from "@/lib/ton/value/shorten";

type Props = PageProps<"/[network]/vesting/[address]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { network, segment, read } = await addressOf(params);
  if (!read.ok) return pageMetadata({ network, title: ["Vesting"] });
  const name = middle(formatFriendly(read.value, { bounceable: true, testnet: network.testnet }));
  const description = `Schedule, unlocked amount and whitelist of a vesting contract on TON ${network.name}.`;
  const card = await cardUrl(network, "vesting", segment);
  return pageMetadata({ network, title: [name, "Vesting"], description, card });
}

/** A vesting contract: when its coins become free, and to whom the locked ones can be sent. */
export default async function VestingPage({ params, searchParams }: Props) {
  const { network, typed, read } = await addressOf(params);
  if (!read.ok) return <RefusedAddress title="Vesting" typed={typed} error={read.error} />;
  const address = read.value;
  const actions = openVestingActions(network, address, queryOf(await searchParams));
  return (
    <div className="grid grid-cols-1 gap-4">
      <Streamed
        loading={loadVesting(network.id, address)}
        skeleton={<VestingHeadSkeleton network={network} address={address} />}
        problemOf={vestingProblem}
      >
        {(report) => <VestingHead network={network} address={address} report={report} nowMs={serverNow()} />}
      </Streamed>
      <Streamed
        loading={actions}
        skeleton={
          <div className="card">
            <SkeletonList />
          </div>
        }
      >
        {(opened) =>
          opened && (
            <ActionsSection
              title="Transfers and whitelist changes"
              network={network}
              kind={VESTING_ACTIONS}
              list={ActionList}
              opened={opened}
            />
          )
        }
      </Streamed>
    </div>
  );
}
