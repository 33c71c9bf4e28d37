import { Fragment, type ReactNode } from "react";
import { Coins } from "@/components/entity/coins";
import { Time } from "@/components/entity/time/time";
import type { ActionRow } from "@/lib/domain/action/action-row";
import type { RowAmount } from "@/lib/domain/action/row-amounts";
import { rowSentence } from "@/lib/domain/action/row-sentence";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { ActionMarks } from "./action-marks";
import { TokenAmount } from "./action-token";
import { SentencePartView } from "./sentence-part";
import { SentenceParts } from "./sentence-parts";

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
    <div className="action-line">
      {sign}
      <div className="line-text">
        <div>{sentence}</div>
        {detail !== false && <div className="text-sm text-muted">{detail}</div>}
      </div>
      <div className="line-value">
        <div>{amounts}</div>
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

interface ActionSentenceProps {
  readonly network: PageNetwork;
  readonly row: Pick<ActionRow, "sentence" | "sum" | "failed" | "bounced" | "pending">;
  /** The amounts shown beside the sentence instead of in it. */
  readonly amounts: readonly RowAmount[];
}

/** What happened, and how it ended if it did not succeed. */
export function ActionSentence({ network, row, amounts }: ActionSentenceProps) {
  return (
    <>
      <ActionMarks action={row} />
      {rowSentence(row, amounts).map((part, index) => (
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
  );
}

interface ActionMoreProps {
  readonly network: PageNetwork;
  readonly more: ActionRow["more"];
}

/** Further facts about an action, in one line. */
export function ActionMore({ network, more }: ActionMoreProps) {
  return more.map((line, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- lines have no identity but their place
    <span key={index}>
      {index > 0 && " · "}
      <SentenceParts network={network} parts={line} />
    </span>
  ));
}

interface ActionAmountsProps {
  readonly network: PageNetwork;
  readonly amounts: readonly RowAmount[];
}

export function ActionAmounts({ network, amounts }: ActionAmountsProps) {
  return amounts.map((amount, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- amounts have no identity but their place
    <div key={index}>
      <SignedAmount network={network} amount={amount} />
    </div>
  ));
}
