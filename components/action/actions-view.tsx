import { ErrorNotice } from "@/components/error/error-notice";
import { MoreWithoutScript } from "@/components/list/more-without-script";
import { writeActionFilter } from "@/lib/domain/action/action-filter";
import { actionRowsPath } from "@/lib/domain/action/action-rows";
import type { History } from "@/lib/domain/action/history";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { Address } from "@/lib/ton/address/address";
import { ActionFilters } from "./action-filters";
import { ActionList } from "./action-list";
import { KindDrawings } from "./kind-drawings";

interface ActionsViewProps {
  readonly network: PageNetwork;
  readonly account: Address;
  readonly history: History;
}

/** What happened to an account, and the choice of what of it is listed. */
export function ActionsView({ network, account, history }: ActionsViewProps) {
  return (
    <>
      <KindDrawings />
      <ActionFilters network={network} account={account} filter={history.filter} />
      {history.problem === null ? (
        <Listed network={network} account={account} history={history} />
      ) : (
        <ErrorNotice error={history.problem} />
      )}
    </>
  );
}

interface ListedProps extends ActionsViewProps {
  readonly history: Extract<History, { problem: null }>;
}

function Listed({ network, account, history: { filter, page, position } }: ListedProps) {
  const query = writeActionFilter(filter);
  return (
    <>
      <ActionList
        key={query.toString()}
        network={network}
        path={actionRowsPath(network.id, account, filter)}
        filter={filter}
        initial={page}
        position={position}
      />
      <MoreWithoutScript query={query} position={position} page={page} />
    </>
  );
}
