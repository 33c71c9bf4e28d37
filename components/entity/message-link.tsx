import { messagePath, type NetworkName } from "@/lib/paths";
import type { Hash } from "@/lib/ton/value/hash";
import { Entity } from "./entity";
import { MiddleText } from "./middle-text";
import { RowLink } from "./row-link";

interface MessageLinkProps {
  readonly network: NetworkName;
  readonly hash: Hash;
  /** Where it is shown: what sent or received it. */
  readonly transaction: Hash | null;
}

/** A message, by its hash. */
export function MessageLink({ network, hash, transaction }: MessageLinkProps) {
  return (
    <Entity id={hash}>
      <RowLink href={messagePath(network, hash, transaction)}>
        <MiddleText text={hash} />
      </RowLink>
    </Entity>
  );
}
