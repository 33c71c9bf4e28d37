"use client";

import { ActionGroupView } from "@/components/action/action-group";
import { Disclosure } from "@/components/ui/disclosure";
import type { ActionRow } from "@/lib/domain/action/action-row";
import { groupsOf } from "@/lib/domain/action/action-groups";
import type { PageNetwork } from "@/lib/domain/network/page-network";

interface TraceActionsProps {
  readonly network: PageNetwork;
  readonly actions: readonly ActionRow[];
}

/** The actions of a trace as sentences, on demand; nothing if there are none. */
export function TraceActions({ network, actions }: TraceActionsProps) {
  if (actions.length === 0) return null;
  return (
    <div>
      <Disclosure summary={actions.length === 1 ? "Action details" : `${actions.length} actions`}>
        {() =>
          groupsOf(actions, true).map((group) => (
            <ActionGroupView key={group.id} network={network} group={group} />
          ))
        }
      </Disclosure>
    </div>
  );
}
