import { ActionList } from "@/components/action/action-list";
import { KindDrawings } from "@/components/action/kind-drawings";
import { ListedRows } from "@/components/list/listed-rows";
import { Section } from "@/components/ui/section";
import type { ActionQuery } from "@/lib/domain/action/action-row-kind";
import type { ActionRow } from "@/lib/domain/action/action-row";
import type { ListedRows as Listed } from "@/lib/domain/list/opened-list";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { VESTING_ACTIONS } from "@/lib/domain/vesting/vesting-row-kinds";

interface VestingActionsProps {
  readonly network: PageNetwork;
  readonly opened: Listed<ActionRow, ActionQuery>;
}

/** Transfers from a vesting contract, and whom it was allowed to send to. */
export function VestingActions({ network, opened }: VestingActionsProps) {
  return (
    <Section title="Transfers and whitelist changes">
      <KindDrawings />
      <ListedRows network={network} kind={VESTING_ACTIONS} list={ActionList} opened={opened} />
    </Section>
  );
}
