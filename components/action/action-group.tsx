"use client";

import { Disclosure } from "@/components/ui/disclosure";
import type { ActionRow } from "@/lib/domain/action/action-row";
import type { ActionGroup, ActionLine as Line } from "@/lib/domain/action/action-groups";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { ActionLine } from "./action-line";
import { KindIcon } from "./kind-icon";
import { SentencePartView } from "./sentence-part";

interface ActionGroupViewProps {
  readonly network: PageNetwork;
  readonly group: ActionGroup;
}

/** Lines of a group that are shown before it is opened. */
const LINES_SHOWN = 3;

/** The actions of one trace, in at most a few lines. */
export function ActionGroupView({ network, group: { lines, isIncomplete: mayGrow } }: ActionGroupViewProps) {
  const rest = lines.slice(LINES_SHOWN);
  const count = rest.reduce((sum, line) => sum + line.rows.length, 0);
  return (
    <div className="grid gap-1">
      {lines.slice(0, LINES_SHOWN).map((line) => (
        <ActionGroupLine key={line.first.id} network={network} line={line} mayGoOn={mayGrow} />
      ))}
      {rest.length > 0 && (
        <div className="ps-5">
          <Disclosure summary={`and ${count} more${mayGrow ? " so far" : ""}`}>
            {() => (
              <div className="grid gap-1">
                {rest.map((line) => (
                  <ActionGroupLine key={line.first.id} network={network} line={line} mayGoOn={mayGrow} />
                ))}
              </div>
            )}
          </Disclosure>
        </div>
      )}
    </div>
  );
}

interface ActionGroupLineProps {
  readonly network: PageNetwork;
  readonly line: Line;
  readonly mayGoOn: boolean;
}

const VERBS: Readonly<Record<NonNullable<ActionRow["direction"]>, string>> = {
  in: "received ",
  out: "sent ",
  self: "sent to itself ",
};

function ActionGroupLine({ network, line: { first, rows, sum }, mayGoOn }: ActionGroupLineProps) {
  if (sum === null) return <ActionLine network={network} row={first} />;
  return (
    <div className="flex gap-2">
      <KindIcon row={first} />
      <div className="min-w-0 flex-1">
        {rows.length} times {first.label}: {first.direction !== null && VERBS[first.direction]}
        <SentencePartView network={network} part={sum} /> in all{mayGoOn && " so far"}{" "}
        <Disclosure summary="one by one" label={`${rows.length} times ${first.label}, one by one`}>
          {() => (
            <div className="grid gap-1">
              {rows.map((row) => (
                <ActionLine key={row.id} network={network} row={row} />
              ))}
            </div>
          )}
        </Disclosure>
      </div>
    </div>
  );
}
