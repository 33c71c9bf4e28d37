import { Coins } from "@/components/entity/coins";
import { Count } from "@/components/entity/count";
import { Section } from "@/components/ui/section";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { CurrencySum } from "@/lib/domain/trace/currency-flow";
import { gapsOf, type FlowView } from "@/lib/domain/trace/flow-view";
import { FlowTable } from "./flow-table";

interface FlowSectionProps {
  readonly network: PageNetwork;
  readonly flow: FlowView;
}

/** Value flow: changes of accounts, whether the sums add up, and what is missing. */
export function FlowSection({ network, flow }: FlowSectionProps) {
  return (
    <Section title="Value flow">
      <FlowTable network={network} rows={flow.rows} />
      <div className="mt-3 max-w-prose text-muted">
        <SumText network={network} flow={flow} />
        {flow.currencies.map((sum) => (
          <CurrencyText key={sum.currency} sum={sum} />
        ))}
        {gapsOf(flow).map((gap) => (
          <p key={gap} className="mt-1">
            {gap}
          </p>
        ))}
      </div>
    </Section>
  );
}

function SumText({ network, flow: { sum } }: FlowSectionProps) {
  const coins = (value: bigint) => <Coins network={network} value={value < 0n ? -value : value} />;
  return (
    <p>
      {coins(sum.incoming)} came from outside of the trace, {coins(sum.fees)} went into fees,{" "}
      {sum.inFlight !== 0n && <>{coins(sum.inFlight)} are on their way, </>}
      and the accounts together have {coins(sum.changes)} {sum.changes < 0n ? "less" : "more"} than before.{" "}
      {sum.remainder === 0n ? (
        "The sums close to the last unit."
      ) : (
        <span className="text-warning">
          {coins(sum.remainder)} {sum.remainder > 0n ? "are missing" : "are too much"}: balances changed
          otherwise than the messages say, or the service does not tell all of it.
        </span>
      )}
    </p>
  );
}

function CurrencyText({
  sum: { currency, incoming, inFlight, fees, changes, remainder },
}: {
  readonly sum: CurrencySum;
}) {
  const units = (value: bigint) => <Count value={value < 0n ? -value : value} />;
  return (
    <p className="mt-1">
      Of currency {currency}: {units(incoming)} came from outside of the trace, {units(fees)} went into fees,{" "}
      {inFlight !== 0n && <>{units(inFlight)} are on their way, </>}
      and the accounts together have {units(changes)} {changes < 0n ? "less" : "more"} than before.{" "}
      {remainder === 0n ? (
        "The sums close to the last unit."
      ) : (
        <span className="text-warning">
          {units(remainder)} {remainder > 0n ? "are missing" : "are too much"}: balances changed otherwise
          than the messages say, or the service does not tell all of it.
        </span>
      )}
    </p>
  );
}
