import type { ReactNode } from "react";
import { BlockNumber } from "@/components/entity/block-number";
import { MiddleText } from "@/components/entity/middle-text";
import { Name } from "@/components/entity/name";
import { Time } from "@/components/entity/time/time";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { Match } from "@/lib/search/form";
import { formatFriendly, type Address } from "@/lib/ton/address/address";
import { TransferText } from "./transfer-text";

function friendly(address: Address, { testnet }: PageNetwork): string {
  return formatFriendly(address, { bounceable: true, testnet });
}

/** Describes a match. */
export function MatchText({ match, network }: { readonly match: Match; readonly network: PageNetwork }) {
  return textOf(match, network);
}

function textOf(match: Match, network: PageNetwork): ReactNode {
  switch (match.kind) {
    case "account":
      return (
        <>
          Account <MiddleText text={friendly(match.address, network)} />
        </>
      );
    case "transfer":
      return <TransferText match={match} network={network} payee={friendly(match.address, network)} />;
    case "domain":
      return (
        <>
          Domain <Name text={match.name} />
          {match.warning !== null && (
            <span className="text-warning">, possible imitation: {match.warning}</span>
          )}
        </>
      );
    case "hash":
      return (
        <>
          Transaction, message or trace <MiddleText text={match.hash} />
        </>
      );
    case "validator":
      return (
        <>
          Validator key or ADNL address <MiddleText text={match.key.toUpperCase()} />
        </>
      );
    case "transaction":
      return (
        <>
          Transaction <MiddleText text={match.hash} />
        </>
      );
    case "block":
      return (
        <>
          Block ({match.id.workchain},{match.id.shard},<BlockNumber seqno={match.id.seqno} />)
        </>
      );
    case "masterchain block":
      return (
        <>
          Masterchain block <BlockNumber seqno={match.seqno} />
        </>
      );
    case "logical time":
      return `Logical time ${match.lt}`;
    case "boc":
      return match.certainty === "exact" ? "BoC" : "Damaged BoC";
    case "moment":
      return (
        <>
          Blocks made until <Time atMs={match.seconds * 1_000} detail />
        </>
      );
    case "text":
      return (
        <>
          Search for <Name text={match.query} />
        </>
      );
  }
}
