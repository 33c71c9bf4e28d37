"use client";

import { Fragment } from "react";
import { Disclosure } from "@/components/ui/disclosure";
import { Fact, Facts } from "@/components/ui/fact-list";
import type { ActionRow } from "@/lib/domain/action/action-row";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { ActionMarks } from "./action-marks";
import { KindIcon } from "./kind-icon";
import { SentenceParts } from "./sentence-parts";

interface ActionLineProps {
  readonly network: PageNetwork;
  readonly row: ActionRow;
}

/** An action as a sentence, with its facts on demand. */
export function ActionLine({ network, row }: ActionLineProps) {
  const { sentence, more, facts, failed, pending } = row;
  return (
    <div className="flex gap-2">
      <KindIcon row={row} />
      <div className="min-w-0 flex-1">
        <ActionMarks failed={failed} pending={pending} />
        <SentenceParts network={network} parts={sentence} />
        {facts.length > 0 && (
          <>
            {" "}
            <Disclosure summary="Details" label={`Details: ${row.label}`}>
              {() => <ActionFacts network={network} facts={facts} />}
            </Disclosure>
          </>
        )}
        {more.length > 0 && (
          <div className="text-xs text-muted">
            {more.map((parts, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- they have no identity but their place
              <Fragment key={index}>
                {index > 0 && " · "}
                <SentenceParts network={network} parts={parts} />
              </Fragment>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

function ActionFacts({ network, facts }: Pick<ActionRow, "facts"> & Pick<ActionLineProps, "network">) {
  return (
    <div className="max-w-2xl text-xs">
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
