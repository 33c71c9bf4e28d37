import { SentenceParts } from "@/components/action/sentence-parts";
import { HashText } from "@/components/entity/hash-text";
import { Fact } from "@/components/ui/fact-list";
import type { CardFact } from "@/lib/domain/account/account-card";
import type { PageNetwork } from "@/lib/domain/network/page-network";

interface CardFactsProps {
  readonly network: PageNetwork;
  readonly facts: readonly CardFact[];
}

/** Facts whose values consist of accounts, amounts, times and text. */
export function CardFacts({ network, facts }: CardFactsProps) {
  return facts.map(({ name, lines, hash }) => (
    <Fact key={name} name={name}>
      {hash !== undefined && <HashText hash={hash} what={name.toLowerCase()} full />}
      {lines.map((parts, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines of a fact have no identity but their place
        <div key={place}>
          <SentenceParts network={network} parts={parts} />
        </div>
      ))}
    </Fact>
  ));
}
