import { Counted } from "@/components/entity/counted";
import { Fragment } from "react";
import { ActionSign } from "@/components/action/action-sign";
import { KindDrawings } from "@/components/action/kind-drawings";
import { SentenceParts } from "@/components/action/sentence-parts";
import { BlockLink } from "@/components/entity/block-link";
import { Coins } from "@/components/entity/coins";
import { Time } from "@/components/entity/time/time";
import { Badge } from "@/components/ui/badge";
import { Hero } from "@/components/ui/hero";
import { CopyIcon } from "@/components/ui/icons";
import { MASTERCHAIN, MASTERCHAIN_SHARD } from "@/lib/ton/block/block";
import { transactionPath } from "@/lib/paths";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { pendingLabel } from "@/lib/domain/trace/outcome/outcome-text";
import type { TraceSummary } from "@/lib/domain/trace/summary/trace-summary";
import type { Transaction } from "@/lib/toncenter/v3/v3-transaction";
import { TraceActions } from "@/components/trace/trace-actions";

/** A headline has one colour and weight, except for its links, which need no underline in such large letters. */
const HEADLINE_CLASS = "[&_.text-muted]:text-inherit [&_a]:no-underline! [&_span]:font-semibold";

interface TransactionHeroProps {
  readonly network: PageNetwork;
  readonly transaction: Transaction;
  readonly summary: TraceSummary;
}

/** What happened, in one sentence, and how it ended. */
export function TransactionHero({ network, transaction, summary }: TransactionHeroProps) {
  const { sentence, more, kind, outcome, actions, fees, steps } = summary;
  const sign = { kind, direction: null, failed: outcome.tone === "negative" };
  const hasReason = outcome.reason !== null || outcome.money.length > 0 || outcome.notes.length > 0;
  return (
    <>
      <KindDrawings />
      <Hero
        picture={<ActionSign action={sign} size="hero" />}
        title={
          <span className={HEADLINE_CLASS}>
            <SentenceParts network={network} parts={sentence} />
          </span>
        }
        identity={
          <>
            {more.map((parts, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- they have no identity but their place
              <Fragment key={index}>
                <SentenceParts network={network} parts={parts} />
                {" · "}
              </Fragment>
            ))}
            <Time atMs={transaction.now * 1_000} detail />
          </>
        }
        badges={
          <>
            <span data-answer="">
              <Badge tone={outcome.tone}>{outcome.label}</Badge>
            </span>
            <FinalityBadge network={network} transaction={transaction} />
            {steps !== null && (
              <Badge>
                <Counted count={steps} one="step" />
                {durationText(summary)}
              </Badge>
            )}
            <Badge>
              Fee <Coins network={network} value={fees} brief />
            </Badge>
          </>
        }
        actions={
          <button
            type="button"
            data-copy-url={transactionPath(network, transaction.hash)}
            className="button noscript:hidden"
          >
            <CopyIcon /> Copy link
          </button>
        }
      >
        {(hasReason || actions.length > 0) && (
          <div className="grid gap-2 sm:ps-18">
            {hasReason && (
              <div className="max-w-prose">
                {outcome.reason !== null && <p>{outcome.reason}</p>}
                {outcome.money.length > 0 && (
                  <p>
                    <SentenceParts network={network} parts={outcome.money} />
                  </p>
                )}
                {outcome.notes.length > 0 && (
                  <p className="text-sm text-muted">{outcome.notes.join(" · ")}</p>
                )}
              </div>
            )}
            <TraceActions network={network} actions={actions} />
          </div>
        )}
      </Hero>
    </>
  );
}

function durationText({ seconds }: TraceSummary): string {
  if (seconds === null) return "";
  return ` · ${seconds === 0 ? "< 1" : seconds}\u00A0s`;
}

function FinalityBadge({ network, transaction }: Pick<TransactionHeroProps, "network" | "transaction">) {
  const pending = pendingLabel(transaction);
  if (pending !== null) return <Badge tone="warning">{pending}</Badge>;
  const seqno = transaction.mc_block_seqno;
  // Pending transactions have 0.
  if (seqno === null || seqno === 0) return null;
  return (
    <Badge>
      Finalized in block{" "}
      <BlockLink network={network} block={{ workchain: MASTERCHAIN, shard: MASTERCHAIN_SHARD, seqno }} />
    </Badge>
  );
}
