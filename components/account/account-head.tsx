import { Facts } from "@/components/ui/fact-list";
import { SkeletonFacts } from "@/components/ui/skeleton";
import type { AccountCard as Card } from "@/lib/domain/account/account-card";
import type { AccountFacts, AccountReport } from "@/lib/domain/account/account-report";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { Address } from "@/lib/ton/address/address";
import { AccountCard } from "./account-kind-card";
import { AccountIdentity } from "./account-identity";
import { AccountPanel } from "./account-panel";
import { HoldingsPlace } from "./holdings-place";
import { NeverSeen } from "./never-seen";

interface AccountHeadProps {
  readonly network: PageNetwork;
  readonly networks: readonly PageNetwork[];
  readonly address: Address;
  readonly report: AccountReport;
  readonly card: Card | null;
}

const TWO_COLUMNS = "grid gap-x-10 gap-y-6 lg:grid-cols-2 [&>*]:min-w-0";

/** What is on record about an account, and beside it what it is. */
export function AccountHead({ network, networks, address, report, card }: AccountHeadProps) {
  const others = networks.filter(({ id }) => id !== network.id);
  return (
    <div className={TWO_COLUMNS}>
      <div>
        <AccountPanel
          network={network}
          address={address}
          initial={report}
          identity={
            <AccountIdentity network={network} address={address} bounces={isContract(report.account)} />
          }
          neverSeen={<NeverSeen others={others} here={network} address={address} />}
        />
      </div>
      {report.account?.source === "index" && (
        <div>
          {card !== null && <AccountCard network={network} card={card} />}
          <HoldingsPlace network={network} address={address} jettonsListed={card?.listsJettons ?? false} />
        </div>
      )}
    </div>
  );
}

/** What follows from the address alone, and places for the rest. */
export function AccountHeadSkeleton({ network, address }: Pick<AccountHeadProps, "network" | "address">) {
  return (
    <div className={TWO_COLUMNS}>
      <div>
        <Facts>
          <AccountIdentity network={network} address={address} bounces={false} />
        </Facts>
        <div className="-mt-px">
          <SkeletonFacts rows={6} />
        </div>
      </div>
      <SkeletonFacts rows={6} />
    </div>
  );
}

/** As opposed to a wallet, and to an account that has no contract so far. */
function isContract(account: AccountFacts | null): boolean {
  return account?.status === "active" && account.wallet === null;
}
