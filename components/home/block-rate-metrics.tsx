import { Count } from "@/components/entity/count";
import { countText } from "@/components/status/status-numbers";
import { ratioText, type Pace } from "@/lib/domain/home/pace";
import { Vital } from "./metric-card";

/** How long a block takes, and what the network does in a second; both of the same time, which is said. */
export function PaceVitals({ pace }: { readonly pace: Pace | null }) {
  if (pace === null)
    return (
      <>
        <Vital name="Block time" value="not known" note="it takes two blocks to tell" />
        <Vital name="Transactions a second" value="not known" note="it takes two blocks to tell" />
      </>
    );
  const { blocks, seconds, transactions } = pace;
  return (
    <>
      <Vital
        name="Block time"
        value={`${ratioText(seconds, blocks)} s`}
        note={`over ${countText(blocks, "block")}, ${seconds} s`}
      />
      <Vital
        name="Transactions a second"
        value={ratioText(transactions, seconds)}
        note={
          <>
            <Count value={transactions} /> in the same {seconds} s
          </>
        }
      />
    </>
  );
}
