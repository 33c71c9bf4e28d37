"use client";

import { Disclosure } from "@/components/ui/disclosure";
import { Fact, Facts } from "@/components/ui/fact-list";
import type { ActionRow } from "@/lib/domain/action/action-row";
import { rowAmounts } from "@/lib/domain/action/row-amounts";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { ActionAmounts, ActionLineFrame, ActionMore, ActionSentence } from "./action-line-frame";
import { ActionSign } from "./action-sign";
import { SentenceParts } from "./sentence-parts";

interface ActionLineProps {
  readonly network: PageNetwork;
  readonly row: ActionRow;
  /** Shows when it happened. */
  readonly timed?: boolean;
}

/** An action in two lines: its sign, what happened, more about it, the amounts and the age at the end. */
export function ActionLineView({ network, row, timed = false }: ActionLineProps) {
  const { label, more, facts } = row;
  const amounts = rowAmounts(row);
  return (
    <ActionLineFrame
      sign={<ActionSign action={row} />}
      sentence={<ActionSentence network={network} row={row} amounts={amounts} />}
      detail={
        (more.length > 0 || facts.length > 0) && (
          <>
            <ActionMore network={network} more={more} />
            {facts.length > 0 && (
              <>
                {more.length > 0 && " "}
                <Disclosure summary="Details" label={`Details: ${label}`}>
                  {() => <ActionFacts network={network} facts={facts} />}
                </Disclosure>
              </>
            )}
          </>
        )
      }
      amounts={<ActionAmounts network={network} amounts={amounts} />}
      atMs={timed ? row.at * 1_000 : null}
    />
  );
}

function ActionFacts({ network, facts }: Pick<ActionRow, "facts"> & Pick<ActionLineProps, "network">) {
  return (
    <div className="max-w-2xl">
      <Facts>
        {facts.map(({ name, parts }) => (
          <Fact key={name} name={name}>
            <SentenceParts network={network} parts={parts} />
          </Fact>
        ))}
      </Facts>
    </div>
  );
}
