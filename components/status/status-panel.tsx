"use client";

import { counted } from "@/lib/text/counted";
import { useQuery } from "@tanstack/react-query";
import { BlockNumber } from "@/components/entity/block-number";
import { durationText } from "@/components/entity/time/time-text";
import { ErrorNotice } from "@/components/error/error-notice";
import { Fact, Facts } from "@/components/ui/fact-list";
import { Section } from "@/components/ui/section";
import { QueryError } from "@/lib/query/query-error";
import { statusQuery } from "@/lib/query/status-query";
import type { StatusReport } from "@/lib/domain/status/status-report";
import { readServiceVersion } from "@/lib/toncenter/v2/service-version";
import { CallsChart } from "./calls-chart";
import { HeadFacts } from "./head-facts";
import { bytesText, rateText, hitRateText } from "./status-numbers";

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
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      <Section title="Latest block">
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
            <ErrorNotice error={problem} willRetry />
          </div>
        )}
      </Section>
      <Section title="Data service">
        <Facts>
          <Fact name="Index (v3)">{versions.v3 === null ? "Version unknown" : `Version ${versions.v3}`}</Fact>
          <Fact name="Nodes (v2)">{nodeText(versions.v2)}</Fact>
          <Fact name="Latest block of nodes">
            {node.seqno === null ? "Unknown" : <BlockNumber seqno={node.seqno} />}
            {lagText(node.seqno, index.head?.seqno ?? null)}
          </Fact>
          <Fact name="Connection">
            {data.breaker === "closed" ? "OK" : "Paused after failures, retrying soon"}
          </Fact>
        </Facts>
      </Section>
      <Section title="API limit">
        <Facts>
          <Fact name="API key">{budget.hasKey ? "Set" : "None"}</Fact>
          <Fact name="Rate">
            {rateText(budget.currentPerSecond)}
            {budget.currentPerSecond < budget.configuredPerSecond &&
              `, lowered from ${rateText(budget.configuredPerSecond)} after “too many requests”`}
          </Fact>
          <Fact name="Available">
            {counted(Math.floor(budget.tokens), "request")}
            {budget.pausedForMs > 0 && `, paused for ${durationText(budget.pausedForMs)}`}
          </Fact>
          <Fact name="Shared">{budget.shared ? "Yes, with other instances" : "No"}</Fact>
          <Fact name="Queue">
            {waiting === 0
              ? "Empty"
              : `${counted(waiting, "request")}, next in about ${durationText(queue.expectedWaitMs)}`}
            {`, ${queue.inFlight} in flight`}
          </Fact>
        </Facts>
      </Section>
      <Section title="Cache">
        <Facts>
          <Fact name="Hit rate">
            {cache.hitRate === null
              ? "No requests yet"
              : `${hitRateText(cache.hitRate)} of ${counted(cache.hits + cache.staleHits + cache.misses, "request")}`}
          </Fact>
          <Fact name="Size">
            {counted(cache.entries, "response")}, {bytesText(cache.bytes)}
          </Fact>
        </Facts>
      </Section>
      <div className="min-w-0 lg:col-span-2">
        <CallsChart calls={data.calls} />
      </div>
    </div>
  );
}

function nodeText(description: string | null): string {
  if (description === null) return "Version unknown";
  const { text, program } = readServiceVersion(description);
  return program === null ? `Version ${text}` : `Version ${text} (${program})`;
}

/** How far the index is behind the nodes; a lag of one or two blocks comes from the time between the two calls. */
function lagText(node: number | null, index: number | null): string {
  if (node === null || index === null || node - index <= 2) return "";
  return `, index ${counted(node - index, "block")} behind`;
}
