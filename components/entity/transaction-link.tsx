import { transactionPath, type NetworkName } from "@/lib/paths";
import type { Hash } from "@/lib/ton/value/hash";
import { CopyButton } from "../ui/copy-button";
import { Entity } from "./entity";
import { MiddleText } from "./middle-text";
import { PageLink } from "@/components/ui/page-link";

interface TransactionLinkProps {
  readonly network: NetworkName;
  readonly hash: Hash;
  readonly copy?: boolean;
}

export function TransactionLink({ network, hash, copy = false }: TransactionLinkProps) {
  return (
    <Entity id={hash} copy={copy && <CopyButton text={hash} what="transaction hash" />}>
      <PageLink href={transactionPath(network, hash)}>
        <MiddleText text={hash} />
      </PageLink>
    </Entity>
  );
}
