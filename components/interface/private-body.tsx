"use client";

import { useSyncExternalStore } from "react";
import { lazyPart } from "@/components/ui/lazy-part";
import { hasPrivateAbis, onAbisChange } from "@/lib/domain/interface/has-abis";
import type { PrivateBodyProps } from "./abi-body";

const AbiBody = lazyPart(() => import("./abi-body").then((module) => module.AbiBody));

/** Whether the visitor has given interfaces, without loading the code that reads them. */
export function useHasAbis(network: string): boolean {
  return useSyncExternalStore(
    onAbisChange,
    () => hasPrivateAbis(network),
    () => false,
  );
}

/** Cells as the visitor's own interface of the contract reads them; nothing if there is none. */
export function PrivateBody(props: PrivateBodyProps) {
  return useHasAbis(props.network.id) ? <AbiBody {...props} /> : null;
}
