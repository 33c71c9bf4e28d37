import { AddressLink } from "@/components/entity/address-link";
import { Coins } from "@/components/entity/coins";
import { Count } from "@/components/entity/count";
import { Name } from "@/components/entity/name";
import { Time } from "@/components/entity/time/time";
import { DOMAIN_SOURCE } from "@/lib/domain/account/name-source";
import type { ActionPart } from "@/lib/domain/action/action-row";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { CONTRACT_PATHS } from "@/components/account/contract-paths";
import { CodeText } from "./code-text";
import { CommentText } from "./comment-text";
import { ItemLink, TokenAmount, TokenName, TokenPicture } from "./action-token";

interface SentencePartViewProps {
  readonly network: PageNetwork;
  readonly part: ActionPart;
}

const MAX_TEXT_LENGTH = 60;

/** One part of a sentence. Text from the chain is never a link. */
export function SentencePartView({ network, part }: SentencePartViewProps) {
  switch (part.is) {
    case "phrase":
      return <>{part.text}</>;
    case "party":
      return (
        // Names use the font of the sentence, so links are underlined: colour alone would not mark them.
        <span className={part.party.name === null ? undefined : "[&_a]:underline [&_a]:decoration-edge"}>
          <AddressLink
            network={network}
            address={part.party.address}
            bounceable={part.party.bounceable}
            name={part.party.name ?? undefined}
            nameSource={part.party.nameSource ?? DOMAIN_SOURCE}
            doubt={part.party.doubt}
            copy={false}
            path={part.page && CONTRACT_PATHS[part.page]}
          />
        </span>
      );
    case "coins":
      return (
        <span className="font-medium">
          <Coins network={network} value={part.amount} brief />
        </span>
      );
    case "tokens":
      return <TokenAmount network={network} amount={part.amount} token={part.token} brief />;
    case "token":
      return (
        <>
          <TokenPicture token={part.token} />
          <TokenName network={network} token={part.token} />
        </>
      );
    case "item":
      return <ItemLink network={network} item={part} />;
    case "text":
      return <Name text={part.text} max={MAX_TEXT_LENGTH} />;
    case "comment":
      return <CommentText comment={part} />;
    case "code":
      return <CodeText code={part} />;
    case "number":
      return <Count value={part.value} />;
    case "time":
      return <Time atMs={part.at * 1_000} detail />;
  }
}
