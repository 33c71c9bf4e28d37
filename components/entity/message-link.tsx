import { messagePath, type NetworkName } from "@/lib/paths";
import type { Hash } from "@/lib/ton/value/hash";
import { Entity } from "./entity";
import { MiddleText } from "./middle-text";
import { PageLink } from "@/components/ui/page-link";

interface MessageLinkProps {
  readonly network: NetworkName;
  readonly hash: Hash;
  /** The page that shows it: the transaction that sent or received it. */
  readonly transaction: Hash | null;
}

export function MessageLink({ network, hash, transaction }: MessageLinkProps) {
  return (
    <Entity id={hash}>
      <PageLink href={messagePath(network, hash, transaction)}>
        <MiddleText text={hash} />
      </PageLink>
    </Entity>
  );
}
