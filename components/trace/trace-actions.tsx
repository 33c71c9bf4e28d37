import { ActionGroupView } from "@/components/action/action-group";
import { KindDrawings } from "@/components/action/kind-drawings";
import type { ActionRow } from "@/lib/domain/action/action-row";
import { groupsOf } from "@/lib/domain/action/action-groups";
import type { PageNetwork } from "@/lib/domain/network/page-network";

interface TraceActionsProps {
  readonly network: PageNetwork;
  readonly actions: readonly ActionRow[];
}

/** The actions of a trace as sentences; nothing if the service has none. */
export function TraceActions({ network, actions }: TraceActionsProps) {
  if (actions.length === 0) return null;
  return (
    <div className="mb-4">
      <KindDrawings />
      {groupsOf(actions, true).map((group) => (
        <ActionGroupView key={group.id} network={network} group={group} />
      ))}
    </div>
  );
}
