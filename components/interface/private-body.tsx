"use client";

import { useSyncExternalStore } from "react";
import { lazyPart } from "@/components/ui/lazy-part";
import { hasPrivateAbis } from "@/lib/domain/private/has-abis";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { Address } from "@/lib/ton/address/address";

const AbiBody = lazyPart(() => import("./abi-body").then((module) => module.AbiBody));

/** They are changed on other pages, perhaps of other tabs. */
function onStorage(listener: () => void): () => void {
  window.addEventListener("storage", listener);
  return () => window.removeEventListener("storage", listener);
}

interface PrivateBodyProps {
  readonly network: PageNetwork;
  /** The contract that receives the body. */
  readonly account: Address;
  /** In base64. */
  readonly boc: string;
}

/** A body as the visitor's own interface of the contract reads it; nothing where there is none. */
export function PrivateBody(props: PrivateBodyProps) {
  const hasAny = useSyncExternalStore(
    onStorage,
    () => hasPrivateAbis(props.network.id),
    () => false,
  );
  return hasAny ? <AbiBody {...props} /> : null;
}
