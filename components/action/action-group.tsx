"use client";

import { Disclosure } from "@/components/ui/disclosure";
import type { ActionRow } from "@/lib/domain/action/action-row";
import type { ActionGroup, ActionLine as Line } from "@/lib/domain/action/action-groups";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { ActionLine } from "./action-line";
import { KindIcon } from "./kind-icon";
import { PartView } from "./sentence-part";

interface GroupViewProps {
  readonly network: PageNetwork;
  readonly group: ActionGroup;
}

/** So many lines of a group are shown at once; the others wait. */
const FIRST = 3;

/** What one trace brought about, in at most a few lines. */
export function GroupView({ network, group: { lines, mayGoOn } }: GroupViewProps) {
  const rest = lines.slice(FIRST);
  const count = rest.reduce((sum, line) => sum + line.rows.length, 0);
  return (
    <div className="grid gap-1">
      {lines.slice(0, FIRST).map((line) => (
        <LineView key={line.first.id} network={network} line={line} mayGoOn={mayGoOn} />
      ))}
      {rest.length > 0 && (
        <div className="ps-5">
          <Disclosure summary={`and ${count} more${mayGoOn ? " so far" : ""}`}>
            {() => (
              <div className="grid gap-1">
                {rest.map((line) => (
                  <LineView key={line.first.id} network={network} line={line} mayGoOn={mayGoOn} />
                ))}
              </div>
            )}
          </Disclosure>
        </div>
      )}
    </div>
  );
}

interface LineViewProps {
  readonly network: PageNetwork;
  readonly line: Line;
  readonly mayGoOn: boolean;
}

const VERBS: Readonly<Record<NonNullable<ActionRow["direction"]>, string>> = {
  in: "received ",
  out: "sent ",
  self: "sent to itself ",
};

function LineView({ network, line: { first, rows, sum }, mayGoOn }: LineViewProps) {
  if (sum === null) return <ActionLine network={network} row={first} />;
  return (
    <div className="flex gap-2">
      <KindIcon row={first} />
      <div className="min-w-0 flex-1">
        {rows.length} times {first.label}: {first.direction !== null && VERBS[first.direction]}
        <PartView network={network} part={sum} /> in all{mayGoOn && " so far"}{" "}
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
