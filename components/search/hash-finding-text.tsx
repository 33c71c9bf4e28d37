import { BlockNumber } from "@/components/entity/block-number";
import { MiddleText } from "@/components/entity/middle-text";
import type { NetworkName } from "@/lib/paths";
import type { HashFinding } from "@/lib/domain/search/search-report";

const WORDS: Readonly<Record<Exclude<HashFinding["kind"], "block">, string>> = {
  transaction: "Transaction",
  message: "Message",
  trace: "Trace",
};

interface FoundTextProps {
  readonly finding: HashFinding;
  readonly network: NetworkName;
  readonly here: NetworkName;
}

/** What a hash has turned out to be. */
export function FoundText({ finding, network, here }: FoundTextProps) {
  return (
    <>
      {finding.kind === "block" ? (
        <>
          Block ({finding.id.workchain},{finding.id.shard},<BlockNumber seqno={finding.id.seqno} />)
        </>
      ) : (
        <>
          {WORDS[finding.kind]} <MiddleText text={finding.hash} />
        </>
      )}
      {network.id !== here.id && ` on ${network.name}`}
    </>
  );
}
