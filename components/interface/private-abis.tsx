"use client";

import { lazyPart } from "@/components/ui/lazy-part";
import { usePrivateAbis } from "@/lib/query/use-private-abis";

const AbiNames = lazyPart(() => import("./abi-names").then((module) => module.AbiNames));

/** Names operations, exit codes and methods of the page by the visitor's interfaces. Mounted once. */
export function PrivateAbis({ network }: { readonly network: string }) {
  const abis = usePrivateAbis(network);
  return abis.length === 0 ? null : <AbiNames network={network} abis={abis} />;
}
