import { BlockNumber } from "@/components/entity/block-number";
import { MiddleText } from "@/components/entity/middle-text";
import type { NetworkName } from "@/lib/paths";
import type { HashFinding } from "@/lib/domain/search/search-report";

const FINDING_LABELS: Readonly<Record<Exclude<HashFinding["kind"], "block">, string>> = {
  transaction: "Transaction",
  message: "Message",
  trace: "Trace",
};

interface HashFindingTextProps {
  readonly finding: HashFinding;
  readonly network: NetworkName;
  readonly here: NetworkName;
}

/** What was found for a hash. */
export function HashFindingText({ finding, network, here }: HashFindingTextProps) {
  return (
    <>
      {finding.kind === "block" ? (
        <>
          Block ({finding.id.workchain},{finding.id.shard},<BlockNumber seqno={finding.id.seqno} />)
        </>
      ) : (
        <>
          {FINDING_LABELS[finding.kind]} <MiddleText text={finding.hash} />
        </>
      )}
      {network.id !== here.id && ` on ${network.name}`}
    </>
  );
}
