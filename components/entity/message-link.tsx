import Link from "next/link";
import { messagePath, type NetworkName } from "@/lib/paths";
import type { Hash } from "@/lib/ton/hash";
import { Entity } from "./entity";
import { MiddleText } from "./middle-text";

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
      <Link href={messagePath(network, hash, transaction)} prefetch={false}>
        <MiddleText text={hash} />
      </Link>
    </Entity>
  );
}
