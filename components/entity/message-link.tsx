import { messagePath, type NetworkName } from "@/lib/paths";
import type { Hash } from "@/lib/ton/value/hash";
import { Entity } from "./entity";
import { MiddleText } from "./middle-text";
import { RowLink } from "./row-link";

interface MessageLinkProps {
  readonly network: NetworkName;
  readonly hash: Hash;
  /** The page that shows it: the transaction that sent or received it. */
  readonly transaction: Hash | null;
}

export function MessageLink({ network, hash, transaction }: MessageLinkProps) {
  return (
    <Entity id={hash}>
      <RowLink href={messagePath(network, hash, transaction)}>
        <MiddleText text={hash} />
      </RowLink>
    </Entity>
  );
}
