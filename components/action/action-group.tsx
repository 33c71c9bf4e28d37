"use client";

import { Fragment } from "react";
import { Coins } from "@/components/entity/coins";
import { Disclosure } from "@/components/ui/disclosure";
import { restText } from "@/lib/domain/action/action-counts";
import type { ActionPart, ActionRow } from "@/lib/domain/action/action-row";
import type { ActionGroup, ActionLine as Line } from "@/lib/domain/action/action-groups";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { ActionLine } from "./action-line";
import { TokenAmount } from "./action-token";
import { KindIcon } from "./kind-icon";
import { SentencePartView } from "./sentence-part";

interface ActionGroupViewProps {
  readonly network: PageNetwork;
  readonly group: ActionGroup;
}

/** Lines of principal actions that are shown before the group is opened. */
const LINES_SHOWN = 10;

/** The actions of one trace: the principal ones, what they changed together, and the others on demand. */
export function ActionGroupView({ network, group }: ActionGroupViewProps) {
  const { lines, principal, net, isIncomplete } = group;
  const shown = Math.min(principal, LINES_SHOWN);
  const rest = lines.slice(shown);
  return (
    <div className="grid gap-1">
      {lines.slice(0, shown).map((line) => (
        <ActionGroupLine key={line.first.id} network={network} line={line} mayGoOn={isIncomplete} />
      ))}
      {net.length > 0 && <NetLine network={network} net={net} mayGoOn={isIncomplete} />}
      {rest.length > 0 && (
        <div className="ps-5">
          <Disclosure summary={`${restText(rest.flatMap(({ rows }) => rows))}${soFar(isIncomplete)}`}>
            {() => (
              <div className="grid gap-1">
                {rest.map((line) => (
                  <ActionGroupLine key={line.first.id} network={network} line={line} mayGoOn={isIncomplete} />
                ))}
              </div>
            )}
          </Disclosure>
        </div>
      )}
    </div>
  );
}

const soFar = (mayGoOn: boolean) => (mayGoOn ? " so far" : "");

interface NetLineProps {
  readonly network: PageNetwork;
  readonly net: ActionGroup["net"];
  readonly mayGoOn: boolean;
}

/** What the account of the list has more or less by all of them. */
function NetLine({ network, net, mayGoOn }: NetLineProps) {
  return (
    <div className="ps-5 text-sm">
      <span className="text-muted">Net{soFar(mayGoOn)}: </span>
      {net.map((part, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- sums have no identity but their place
        <Fragment key={place}>
          {place > 0 && ", "}
          <ChangePart network={network} part={part} />
        </Fragment>
      ))}
    </div>
  );
}

function ChangePart({ network, part }: { readonly network: PageNetwork; readonly part: ActionPart }) {
  if (part.is !== "coins" && part.is !== "tokens") return null;
  const direction = part.amount < 0n ? "out" : "in";
  const amount = part.amount < 0n ? -part.amount : part.amount;
  return part.is === "coins" ? (
    <Coins network={network} value={amount} direction={direction} brief />
  ) : (
    <TokenAmount network={network} amount={amount} token={part.token} direction={direction} brief />
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

function ActionGroupLine({ network, line: { first, rows, label, sum }, mayGoOn }: ActionGroupLineProps) {
  if (label === null) return <ActionLine network={network} row={first} />;
  return (
    <div className="flex gap-2">
      <KindIcon row={first} />
      <div className="min-w-0 flex-1">
        {label}
        {soFar(mayGoOn)}
        {sum !== null && (
          <>
            : {first.direction !== null && VERBS[first.direction]}
            <SentencePartView network={network} part={sum} />
          </>
        )}{" "}
        <Disclosure summary="Show all" label={`${label}: show all`}>
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
