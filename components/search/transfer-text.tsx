import { Amount } from "@/components/entity/amount";
import { Coins } from "@/components/entity/coins";
import { MiddleText } from "@/components/entity/middle-text";
import { Name } from "@/components/entity/name";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { TransferMatch } from "@/lib/search/form";

interface TransferTextProps {
  readonly match: TransferMatch;
  readonly network: PageNetwork;
  /** The payee's address in that network's form. */
  readonly payee: string;
}

/** The payee, amount and comment of a transfer link, which browsers do not show. */
export function TransferText({ match, network, payee }: TransferTextProps) {
  const { amount, jetton, comment } = match;
  return (
    <>
      Account <MiddleText text={payee} />, to be paid
      {amount !== null && jetton === null && (
        <>
          {" "}
          <Coins value={amount} network={network} />
        </>
      )}
      {amount !== null && jetton !== null && (
        <>
          {" "}
          <Amount value={amount} decimals={null} /> of a jetton
        </>
      )}
      {comment !== null && comment !== "" && (
        <>
          {" "}
          with the comment <Name text={comment} />
        </>
      )}
    </>
  );
}
