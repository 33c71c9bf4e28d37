"use client";

import { Disclosure } from "@/components/ui/disclosure";
import { restText } from "@/lib/domain/action/action-counts";
import type { ActionRow } from "@/lib/domain/action/action-row";
import { ofChange } from "@/lib/domain/action/row-amounts";
import type { ActionGroup, ActionLine } from "@/lib/domain/action/action-groups";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { ActionLineView } from "./action-line-view";
import { ActionLineFrame, SignedAmount } from "./action-line-frame";
import { ActionSign } from "./action-sign";

interface ActionGroupViewProps {
  readonly network: PageNetwork;
  readonly group: ActionGroup;
  /** Shows when it happened. */
  readonly timed?: boolean;
}

/** Lines of principal actions that are shown before the group is opened. */
const LINES_SHOWN = 10;

/** The actions of one trace: the principal ones, what they changed together, and the others on demand. */
export function ActionGroupView({ network, group, timed = false }: ActionGroupViewProps) {
  const { lines, principal, net, isIncomplete } = group;
  const shown = Math.min(principal, LINES_SHOWN);
  const rest = lines.slice(shown);
  const line = (one: ActionLine, isTimed: boolean) => (
    <ActionGroupLine
      key={one.first.id}
      network={network}
      line={one}
      isIncomplete={isIncomplete}
      timed={isTimed}
    />
  );
  return (
    <div className="grid grid-cols-1 gap-2.5">
      {lines.slice(0, shown).map((one, index) => line(one, timed && index === 0))}
      {net.length > 0 && (
        <div className="flex flex-wrap justify-end gap-x-2 text-sm">
          <span className="text-muted">Net{soFar(isIncomplete)}</span>
          {net.flatMap(ofChange).map((amount, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- sums have no identity but their place
            <SignedAmount key={index} network={network} amount={amount} />
          ))}
        </div>
      )}
      {rest.length > 0 && (
        <div className="ps-12">
          <Disclosure summary={`${restText(rest.flatMap(({ rows }) => rows))}${soFar(isIncomplete)}`}>
            {() => (
              <div className="-ms-12 grid grid-cols-1 gap-2.5">{rest.map((one) => line(one, false))}</div>
            )}
          </Disclosure>
        </div>
      )}
    </div>
  );
}

const soFar = (isIncomplete: boolean) => (isIncomplete ? " so far" : "");

interface ActionGroupLineProps {
  readonly network: PageNetwork;
  readonly line: ActionLine;
  readonly isIncomplete: boolean;
  readonly timed: boolean;
}

const VERBS: Readonly<Record<NonNullable<ActionRow["direction"]>, string>> = {
  in: "Received",
  out: "Sent",
  self: "Sent to itself:",
};

/** Similar actions are one line with their sum. */
function ActionGroupLine({ network, line, isIncomplete, timed }: ActionGroupLineProps) {
  const { first, rows, label, sum } = line;
  if (label === null) return <ActionLineView network={network} row={first} timed={timed} />;
  const { direction } = first;
  return (
    <ActionLineFrame
      sign={<ActionSign action={first} />}
      sentence={
        <>
          {direction !== null && sum !== null && <strong>{VERBS[direction]} </strong>}
          {label}
          {soFar(isIncomplete)}
        </>
      }
      detail={
        <Disclosure summary="Show all" label={`${label}: show all`}>
          {() => (
            <div className="grid grid-cols-1 gap-2.5 text-base text-text">
              {rows.map((row) => (
                <ActionLineView key={row.id} network={network} row={row} />
              ))}
            </div>
          )}
        </Disclosure>
      }
      amounts={
        (sum?.is === "coins" || sum?.is === "tokens") && (
          <SignedAmount network={network} amount={{ part: sum, direction }} />
        )
      }
      atMs={timed ? first.at * 1_000 : null}
    />
  );
}
