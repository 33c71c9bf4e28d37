"use client";

import { Fragment, type ReactNode } from "react";
import { Coins } from "@/components/entity/coins";
import { Time } from "@/components/entity/time";
import { Disclosure } from "@/components/ui/disclosure";
import { Fact, Facts } from "@/components/ui/fact-list";
import type { ActionRow } from "@/lib/domain/action/action-row";
import { rowAmounts, type RowAmount } from "@/lib/domain/action/row-amounts";
import { rowSentence } from "@/lib/domain/action/row-sentence";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { ActionMarks } from "./action-marks";
import { ActionSign } from "./action-sign";
import { TokenAmount } from "./action-token";
import { SentencePartView } from "./sentence-part";
import { SentenceParts } from "./sentence-parts";

interface ActionLineProps {
  readonly network: PageNetwork;
  readonly row: ActionRow;
  /** Shows when it happened. */
  readonly timed?: boolean;
}

/** An action in two lines: its sign, what happened, more about it, the amounts and the age at the end. */
export function ActionLine({ network, row, timed = false }: ActionLineProps) {
  const { more, facts, failed, pending } = row;
  const amounts = rowAmounts(row);
  const parts = rowSentence(row, amounts);
  return (
    <ActionLineFrame
      sign={<ActionSign action={row} />}
      sentence={
        <>
          <ActionMarks failed={failed} pending={pending} />
          {parts.map((part, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- parts of a sentence have no identity but their place
            <Fragment key={index}>
              {part.is === "verb" ? (
                <strong>{part.text}</strong>
              ) : (
                <SentencePartView network={network} part={part} />
              )}
            </Fragment>
          ))}
        </>
      }
      detail={
        (more.length > 0 || facts.length > 0) && (
          <>
            {more.map((line, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- lines have no identity but their place
              <span key={index}>
                {index > 0 && " · "}
                <SentenceParts network={network} parts={line} />
              </span>
            ))}
            {facts.length > 0 && (
              <>
                {more.length > 0 && " "}
                <Disclosure summary="Details" label={`Details: ${row.label}`}>
                  {() => <ActionFacts network={network} facts={facts} />}
                </Disclosure>
              </>
            )}
          </>
        )
      }
      amounts={amounts.map((amount, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- amounts have no identity but their place
        <div key={index}>
          <SignedAmount network={network} amount={amount} />
        </div>
      ))}
      atMs={timed ? row.at * 1_000 : null}
    />
  );
}

interface ActionLineFrameProps {
  readonly sign: ReactNode;
  readonly sentence: ReactNode;
  readonly detail: ReactNode;
  readonly amounts: ReactNode;
  /** When it happened, in Unix milliseconds. */
  readonly atMs: number | null;
}

export function ActionLineFrame({ sign, sentence, detail, amounts, atMs }: ActionLineFrameProps) {
  return (
    <div className="flex items-start gap-3">
      {sign}
      <div className="grid min-h-9 min-w-0 flex-1 grid-cols-1 content-center">
        <div>{sentence}</div>
        {detail !== false && <div className="text-sm text-muted">{detail}</div>}
      </div>
      <div className="grid min-h-9 max-w-1/2 shrink-0 content-center text-end whitespace-normal">
        {amounts}
        {atMs !== null && (
          <div className="text-sm text-muted">
            <Time atMs={atMs} />
          </div>
        )}
      </div>
    </div>
  );
}

interface SignedAmountProps {
  readonly network: PageNetwork;
  readonly amount: RowAmount;
}

export function SignedAmount({ network, amount: { part, direction } }: SignedAmountProps) {
  const signed = { brief: true, ...(direction !== null && { direction }) };
  return (
    <span className="font-medium">
      {part.is === "coins" ? (
        <Coins network={network} value={part.amount} {...signed} />
      ) : (
        <TokenAmount network={network} amount={part.amount} token={part.token} {...signed} />
      )}
    </span>
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
