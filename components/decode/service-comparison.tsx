"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { DecodedItem } from "@/lib/domain/decode/decode-report";
import { decodeRequest } from "@/lib/domain/decode/service-opinion";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { serviceOpinionQuery } from "@/lib/query/service-opinion-query";
import { ServiceOpinionView } from "./service-opinion-view";

interface ServiceComparisonProps {
  readonly network: PageNetwork;
  readonly items: readonly DecodedItem[];
}

/** Input decoded in the browser stays there, unless the visitor has the service decode it too. */
export function ServiceComparison({ network, items }: ServiceComparisonProps) {
  const [key, setKey] = useState<string | null>(null);
  const { data, isError } = useQuery({
    ...serviceOpinionQuery(network.id, items, key ?? ""),
    enabled: key !== null,
    retry: false,
  });
  const request = decodeRequest(items);
  if (request === null) return null;
  if (key === null) {
    return (
      <p>
        <button type="button" className="button" onClick={() => setKey(JSON.stringify(request))}>
          Compare with data service
        </button>
      </p>
    );
  }
  if (isError) return <p className="text-muted">No answer of the data service</p>;
  if (data === undefined) return <p className="text-muted">Loading…</p>;
  const { opcodes, bodies } = data;
  if (opcodes.length + bodies.length === 0) return <p className="text-muted">Data service: same result</p>;
  return <ServiceOpinionView opinion={data} problem={null} />;
}
