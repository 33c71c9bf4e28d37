"use client";

import { numberText } from "@/lib/text/counted";
import { Count } from "@/components/entity/count";
import { lazyPart } from "@/components/ui/lazy-part";
import { Section } from "@/components/ui/section";
import { utcText } from "@/components/entity/time/time-text";
import type { StatusReport } from "@/lib/domain/status/status-report";

/** The drawing is heavy, and only complements the table: it loads once the page is rendered. */
const CallsBars = lazyPart(() => import("./calls-bars").then((module) => module.CallsBars));

/** Calls of the last ten minutes, as a drawing and a table. */
export function CallsChart({ calls }: { readonly calls: StatusReport["calls"] }) {
  const busy = calls.filter(({ ok, failed }) => ok + failed > 0);
  const failures = calls.reduce((sum, { failed }) => sum + failed, 0);
  return (
    <Section title="API requests" aside="last 10 minutes">
      <p className="text-muted">
        <Count value={calls.reduce((sum, { ok }) => sum + ok, 0)} /> succeeded, <Count value={failures} />{" "}
        failed
      </p>
      <div className="mt-3 h-40 noscript:hidden" aria-hidden="true">
        <CallsBars calls={calls} />
      </div>
      {busy.length > 0 && (
        <details className="mt-3">
          <summary className="cursor-pointer py-1 text-link">Show as table</summary>
          <table className="mt-2 w-full max-w-md text-end">
            <caption className="sr-only">API requests, by 10 seconds</caption>
            <thead className="text-muted">
              <tr>
                <th scope="col" className="py-1 text-start font-normal">
                  From
                </th>
                <th scope="col" className="font-normal">
                  Succeeded
                </th>
                <th scope="col" className="font-normal">
                  Failed
                </th>
              </tr>
            </thead>
            <tbody>
              {busy.map(({ fromMs, ok, failed }) => (
                <tr key={fromMs} className="border-t border-line">
                  <td className="py-1 text-start">{utcText(fromMs)}</td>
                  <td>{numberText(ok)}</td>
                  <td>{numberText(failed)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </Section>
  );
}
