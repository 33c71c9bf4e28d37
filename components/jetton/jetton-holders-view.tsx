import { ListedRowsView } from "@/components/list/listed-rows-view";
import { concentrationOf } from "@/lib/domain/jetton/concentration";
import type { JettonHolderRow } from "@/lib/domain/jetton/jetton-holder-row";
import { JETTON_HOLDERS, type JettonHoldersQuery } from "@/lib/domain/jetton/jetton-row-kinds";
import type { OpenedList } from "@/lib/domain/list/opened-list";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { Concentration } from "./concentration";
import { JettonHolderList } from "./jetton-holder-list";

interface JettonHoldersViewProps {
  readonly network: PageNetwork;
  readonly opened: OpenedList<JettonHolderRow, JettonHoldersQuery>;
}

/** The holders of a jetton, and the combined share of the largest. */
export function JettonHoldersView({ network, opened }: JettonHoldersViewProps) {
  return (
    <>
      <ListedRowsView
        network={network}
        kind={JETTON_HOLDERS}
        list={JettonHolderList}
        opened={opened}
        // From the first page only: it has the largest holders.
        filters={opened.problem === null && <Concentration lines={concentrationOf(opened.page.rows)} />}
      />
      <p className="mt-3 text-sm text-muted">
        Sorted by balance. A holder whose balance changes while the list loads may be missing until you
        reload.
      </p>
    </>
  );
}
