"use client";

import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useDecoding } from "@/components/decode/use-decoding";
import { BodyView } from "@/components/message/body/body-view";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { abiOf, needsCode, openAbis, type OpenAbi } from "@/lib/domain/private/open-abis";
import { codeHashesQuery } from "@/lib/query/code-hashes-query";
import { usePrivateAbis } from "@/lib/query/use-private-abis";
import { readAbiBody } from "@/lib/ton/abi/read-abi-body";
import type { Address } from "@/lib/ton/address/address";

/** Values of one body that are shown. */
const MOST_VALUES = 300;

interface AbiBodyProps {
  readonly network: PageNetwork;
  readonly account: Address;
  readonly boc: string;
}

export function AbiBody({ network, account, boc }: AbiBodyProps) {
  const abis = usePrivateAbis(network.id);
  const isGiven = abis.some(({ addresses }) => addresses.includes(account));
  const { data } = useQuery(codeHashesQuery(network.id, !isGiven && needsCode(abis) ? [account] : []));
  const open = useMemo(
    () => abiOf(openAbis(abis), account, data?.accounts[0]?.code_hash ?? null),
    [abis, account, data],
  );
  return open === null ? null : <ReadBody network={network} boc={boc} open={open} />;
}

interface ReadBodyProps extends Pick<AbiBodyProps, "network" | "boc"> {
  readonly open: OpenAbi;
}

function ReadBody({ network, boc, open: { kept, abi } }: ReadBodyProps) {
  const decoding = useDecoding(boc);
  const reading = decoding?.ok === true ? decoding.value.items[0]?.readings[0] : undefined;
  if (reading?.is !== "bag") return null;
  const { graph } = reading;
  const body = readAbiBody(abi, graph, graph.roots[0] ?? 0, MOST_VALUES);
  if (body === null) return null;
  return (
    <div className="mb-2">
      <BodyView body={body} place={{ network, nameOf: () => undefined }} />
      <p className="mt-1 text-xs text-muted">Decoded with your ABI “{kept.name}”.</p>
    </div>
  );
}
