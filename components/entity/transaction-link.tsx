import { transactionPath, type NetworkName } from "@/lib/paths";
import type { Hash } from "@/lib/ton/value/hash";
import { CopyButton } from "../ui/copy-button";
import { Entity } from "./entity";
import { MiddleText } from "./middle-text";
import { RowLink } from "./row-link";

interface TransactionLinkProps {
  readonly network: NetworkName;
  readonly hash: Hash;
  readonly copy?: boolean;
}

export function TransactionLink({ network, hash, copy = false }: TransactionLinkProps) {
  return (
    <Entity id={hash} copy={copy && <CopyButton text={hash} what="transaction hash" />}>
      <RowLink href={transactionPath(network, hash)}>
        <MiddleText text={hash} />
      </RowLink>
    </Entity>
  );
}
