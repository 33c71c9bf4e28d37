import { AddressLink } from "@/components/entity/address-link";
import { Coins } from "@/components/entity/coins";
import { Notice } from "@/components/error/notice";
import { FeeFacts } from "@/components/send/fee-facts";
import { STATUS_TEXTS } from "@/components/send/ordered-sends";
import { FactRows } from "@/components/transaction/page/fact-rows";
import { Section } from "@/components/ui/section";
import type { EstimateReport } from "@/lib/domain/estimate/estimate-report";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { operationText } from "@/lib/domain/transaction/operation-text";

interface EstimateViewProps {
  readonly network: PageNetwork;
  readonly report: EstimateReport;
}

/** The fees by their parts, and what they apply to. */
export function EstimateView({ network, report }: EstimateViewProps) {
  const { account, state, fees, problem, isTooMuch, assumptions } = report;
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      <Section title="Estimated fee">
        <FeeFacts network={network} fees={fees} problem={problem} kind={state.kind} />
        {isTooMuch && fees !== null && (
          <div className="mt-3">
            <Notice title="Insufficient balance" tone="warning">
              <p>
                The account has less than the messages carry. The fees are those of a transaction that does
                not send them all.
              </p>
            </Notice>
          </div>
        )}
      </Section>
      <Section title="Account">
        <FactRows
          rows={[
            ["Address", <AddressLink key="address" network={network} address={account} bounceable={false} />],
            ["Status", STATUS_TEXTS[state.status] ?? state.status],
            ["Contract", state.kind === null ? null : operationText(state.kind)],
            ["Balance", <Coins key="balance" network={network} value={state.balance} />],
          ]}
        />
        <ul className="mt-3 list-disc ps-5 text-xs text-muted">
          {assumptions.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
