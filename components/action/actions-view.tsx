import { ListedRowsView } from "@/components/list/listed-rows-view";
import { ACTIONS, type ActionQuery } from "@/lib/domain/action/action-row-kind";
import type { ActionRow } from "@/lib/domain/action/action-row";
import type { OpenedList } from "@/lib/domain/list/opened-list";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { Address } from "@/lib/ton/address/address";
import { ActionFilters } from "./action-filters";
import { ActionList } from "./action-list";
import { KindDrawings } from "./kind-drawings";

interface ActionsViewProps {
  readonly network: PageNetwork;
  readonly account: Address;
  readonly opened: OpenedList<ActionRow, ActionQuery>;
}

/** The actions of an account, with their filters. */
export function ActionsView({ network, account, opened }: ActionsViewProps) {
  return (
    <>
      <KindDrawings />
      <ListedRowsView
        network={network}
        kind={ACTIONS}
        list={ActionList}
        opened={opened}
        filters={<ActionFilters network={network} account={account} filter={opened.query?.filter ?? null} />}
      />
    </>
  );
}
