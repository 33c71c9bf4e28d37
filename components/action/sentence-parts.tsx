import { Fragment } from "react";
import type { ActionPart } from "@/lib/domain/action/action-row";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { SentencePartView } from "./sentence-part";

interface SentencePartsProps {
  readonly network: PageNetwork;
  readonly parts: readonly ActionPart[];
}

export function SentenceParts({ network, parts }: SentencePartsProps) {
  return parts.map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- parts of a sentence have no identity but their place
    <Fragment key={index}>
      <SentencePartView network={network} part={part} />
    </Fragment>
  ));
}
