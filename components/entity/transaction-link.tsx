import Link from "next/link";
import { transactionPath, type NetworkName } from "@/lib/paths";
import type { Hash } from "@/lib/ton/hash";
import { Copy } from "../ui/copy";
import { Entity } from "./entity";
import { MiddleText } from "./middle-text";

interface TransactionLinkProps {
  readonly network: NetworkName;
  readonly hash: Hash;
  readonly copy?: boolean;
}

export function TransactionLink({ network, hash, copy = false }: TransactionLinkProps) {
  return (
    <Entity id={hash} copy={copy && <Copy text={hash} what="transaction hash" />}>
      <Link href={transactionPath(network, hash)} prefetch={false}>
        <MiddleText text={hash} />
      </Link>
    </Entity>
  );
}
