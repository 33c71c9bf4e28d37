import type { ReactNode } from "react";
import { BlockNumber } from "@/components/entity/block-number";
import { MiddleText } from "@/components/entity/middle-text";
import { Name } from "@/components/entity/name";
import { Time } from "@/components/entity/time";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { Meaning } from "@/lib/search/form";
import type { DomainWarning } from "@/lib/search/lookalike";
import { formatFriendly, type Address } from "@/lib/ton/address/address";
import { TransferText } from "./transfer-text";

const WARNINGS: Readonly<Record<DomainWarning, string>> = {
  "mixed scripts": "with letters of several scripts, which may imitate another name",
  "looks like Latin": "with letters that look like Latin ones and are not",
  "invisible characters": "with characters that cannot be seen",
};

function friendly(address: Address, { testnet }: PageNetwork): string {
  return formatFriendly(address, { bounceable: true, testnet });
}

/** What a reading of a text is, in words. */
export function MeaningText({
  meaning,
  network,
}: {
  readonly meaning: Meaning;
  readonly network: PageNetwork;
}) {
  return wordsFor(meaning, network);
}

function wordsFor(meaning: Meaning, network: PageNetwork): ReactNode {
  switch (meaning.kind) {
    case "account":
      return (
        <>
          Account <MiddleText text={friendly(meaning.address, network)} />
        </>
      );
    case "transfer":
      return <TransferText meaning={meaning} network={network} payee={friendly(meaning.address, network)} />;
    case "domain":
      return (
        <>
          Domain <Name text={meaning.name} />
          {meaning.warning !== null && <span className="text-warning">, {WARNINGS[meaning.warning]}</span>}
        </>
      );
    case "hash":
      return (
        <>
          Transaction, message or trace <MiddleText text={meaning.hash} />
        </>
      );
    case "transaction":
      return (
        <>
          Transaction <MiddleText text={meaning.hash} />
        </>
      );
    case "block":
      return (
        <>
          Block ({meaning.id.workchain},{meaning.id.shard},<BlockNumber seqno={meaning.id.seqno} />)
        </>
      );
    case "masterchain block":
      return (
        <>
          Masterchain block <BlockNumber seqno={meaning.seqno} />
        </>
      );
    case "logical time":
      return `Logical time ${meaning.lt}`;
    case "boc":
      return meaning.certainty === "exact" ? "Bag of cells" : "Bag of cells that is damaged or cut off";
    case "moment":
      return (
        <>
          Blocks made until <Time atMs={meaning.seconds * 1_000} detail />
        </>
      );
    case "text":
      return (
        <>
          Search for <Name text={meaning.query} />
        </>
      );
  }
}
