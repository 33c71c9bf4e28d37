"use client";

import { useQuery } from "@tanstack/react-query";
import { BlockNumber } from "@/components/entity/block-number";
import { durationText } from "@/components/entity/time-text";
import { ErrorNotice } from "@/components/error/error-notice";
import { Fact, Facts } from "@/components/ui/fact-list";
import { Section } from "@/components/ui/section";
import { QueryError } from "@/lib/query/query-error";
import { statusQuery } from "@/lib/query/status-query";
import type { StatusReport } from "@/lib/domain/status/status-report";
import { readServiceVersion } from "@/lib/toncenter/v2/service-version";
import { CallsChart } from "./calls-chart";
import { HeadFacts } from "./head-facts";
import { bytesText, rateText, shareText } from "./status-numbers";
import { counted } from "@/lib/text/counted";

interface StatusPanelProps {
  readonly network: string;
  /** The state when the server rendered the page. */
  readonly initial: StatusReport;
}

/** The state of a network's service, kept up to date. Old data stays when an update fails. */
export function StatusPanel({ network, initial }: StatusPanelProps) {
  const { data, error } = useQuery(statusQuery(network, initial));
  const { index, node, versions, budget, queue, cache } = data;
  const problem = error instanceof QueryError ? error.error : (index.problem ?? node.problem);
  const waiting = queue.interactive + queue.panel + queue.prefetch + queue.poll;
  return (
    <div className="grid gap-8">
      <Section title="Head">
        {index.head !== null && (
          <HeadFacts
            head={index.head}
            asOfMs={index.asOfMs}
            serverNowMs={initial.index.nowMs}
            old={problem !== null}
          />
        )}
        {problem !== null && (
          <div className="mt-4">
            <ErrorNotice error={problem} asksAgain />
          </div>
        )}
      </Section>
      <Section title="Data service">
        <Facts>
          <Fact name="v3, the index">
            {versions.v3 === null ? "tells no version" : `version ${versions.v3}`}
          </Fact>
          <Fact name="v2, the nodes">{nodeText(versions.v2)}</Fact>
          <Fact name="Head of the nodes">
            {node.seqno === null ? "not known" : <BlockNumber seqno={node.seqno} />}
            {lagText(node.seqno, index.head?.seqno ?? null)}
          </Fact>
          <Fact name="Connection">
            {data.breaker === "closed" ? "working" : "resting after failures, tried again soon"}
          </Fact>
        </Facts>
      </Section>
      <Section title="Budget">
        <Facts>
          <Fact name="Key">{budget.hasKey ? "used, kept on the server" : "none"}</Fact>
          <Fact name="Rate">
            {rateText(budget.currentPerSecond)}
            {budget.currentPerSecond < budget.configuredPerSecond &&
              `, lowered from ${rateText(budget.configuredPerSecond)} since the service said “too many”`}
          </Fact>
          <Fact name="Left right now">
            {counted(Math.floor(budget.tokens), "request")}
            {budget.pausedForMs > 0 && `, paused for ${durationText(budget.pausedForMs)}`}
          </Fact>
          <Fact name="Counted">
            {budget.shared ? "together with the other instances" : "by this instance alone"}
          </Fact>
          <Fact name="Queue">
            {waiting === 0
              ? "empty"
              : `${counted(waiting, "question")} waiting, about ${durationText(queue.expectedWaitMs)} for the next`}
            {`, ${queue.inFlight} under way`}
          </Fact>
        </Facts>
      </Section>
      <Section title="Cache">
        <Facts>
          <Fact name="Answered from it">
            {cache.hitRate === null
              ? "nothing asked yet"
              : `${shareText(cache.hitRate)} of ${counted(cache.hits + cache.staleHits + cache.misses, "question")}`}
          </Fact>
          <Fact name="Holds">
            {counted(cache.entries, "answer")}, {bytesText(cache.bytes)}
          </Fact>
        </Facts>
      </Section>
      <CallsChart calls={data.calls} />
    </div>
  );
}

function nodeText(description: string | null): string {
  if (description === null) return "tell no version";
  const { text, program } = readServiceVersion(description);
  return program === null ? `version ${text}` : `version ${text}: ${program}`;
}

/** How far the index is behind the nodes; one or two blocks are the time between the two calls. */
function lagText(node: number | null, index: number | null): string {
  if (node === null || index === null || node - index <= 2) return "";
  return `, the index is ${node - index} blocks behind`;
}
