"use client";

import { useQuery } from "@tanstack/react-query";
import { useDecoding } from "@/components/decode/use-decoding";
import { BodyView } from "@/components/message/body/body-view";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { OpenAbi } from "@/lib/domain/interface/open-abis";
import { messageBodyQuery } from "@/lib/query/message-body-query";
import { readAbiBody, readAbiData } from "@/lib/ton/abi/read-abi-body";
import type { Address } from "@/lib/ton/address/address";
import type { Hash } from "@/lib/ton/value/hash";
import { useOwnAbi } from "./use-own-abi";

/** Values of one body that are shown. */
const MOST_VALUES = 300;

export interface PrivateBodyProps {
  readonly network: PageNetwork;
  /** The contract that receives the body, or whose data it is. */
  readonly account: Address;
  /** In base64, or the hash of a message whose body the page does not contain a second time. */
  readonly cells: { readonly boc: string } | { readonly message: Hash };
  readonly what?: "body" | "data";
}

export function AbiBody({ network, account, cells, what = "body" }: PrivateBodyProps) {
  const open = useOwnAbi(network.id, account);
  const hash = open !== null && "message" in cells ? cells.message : null;
  const { data } = useQuery(messageBodyQuery(network.id, hash));
  const boc = "boc" in cells ? cells.boc : (data ?? null);
  return open === null || boc === null ? null : (
    <ReadBody network={network} boc={boc} open={open} what={what} />
  );
}

interface ReadBodyProps {
  readonly network: PageNetwork;
  readonly boc: string;
  readonly open: OpenAbi;
  readonly what: "body" | "data";
}

function ReadBody({ network, boc, open: { kept, abi }, what }: ReadBodyProps) {
  const decoding = useDecoding(boc);
  const reading = decoding?.ok === true ? decoding.value.items[0]?.readings[0] : undefined;
  if (reading?.is !== "bag") return null;
  const { graph } = reading;
  const read = what === "data" ? readAbiData : readAbiBody;
  const body = read(abi, graph, graph.roots[0] ?? 0, MOST_VALUES);
  if (body === null) return null;
  return (
    <div className="mb-2">
      <BodyView body={body} place={{ network, nameOf: () => undefined }} />
      <p className="mt-1 text-xs text-muted">Decoded with your ABI “{kept.name}”.</p>
    </div>
  );
}
