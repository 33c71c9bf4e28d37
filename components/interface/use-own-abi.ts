"use client";

import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { abiOf, needsCode, openAbis, type OpenAbi } from "@/lib/domain/interface/open-abis";
import { codeHashesQuery } from "@/lib/query/code-hashes-query";
import { usePrivateAbis } from "@/lib/query/use-private-abis";
import type { Address } from "@/lib/ton/address/address";

/** The visitor's own interface of a contract; null if there is none, and until its code is known if that decides. */
export function useOwnAbi(network: string, account: Address): OpenAbi | null {
  const abis = usePrivateAbis(network);
  const isGiven = abis.some(({ addresses }) => addresses.includes(account));
  const { data } = useQuery(codeHashesQuery(network, !isGiven && needsCode(abis) ? [account] : []));
  return useMemo(
    () => abiOf(openAbis(abis), account, data?.accounts[0]?.code_hash ?? null),
    [abis, account, data],
  );
}
