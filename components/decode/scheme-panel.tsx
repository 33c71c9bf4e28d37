"use client";

import { useState } from "react";
import { ErrorNotice } from "@/components/error/error-notice";
import { AbiForm } from "@/components/interface/abi-form";
import { BodyView } from "@/components/message/body/body-view";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { openAbis } from "@/lib/domain/interface/open-abis";
import { usePrivateAbis } from "@/lib/query/use-private-abis";
import type { ContractAbi } from "@/lib/ton/abi/contract-abi";
import { readAbiBody, readAbiData } from "@/lib/ton/abi/read-abi-body";
import type { CellGraph } from "@/lib/ton/cell/cell";
import { badInput } from "@/lib/toncenter/error";

/** Values that are shown. */
const MOST_VALUES = 1_000;

export interface SchemePanelProps {
  readonly network: PageNetwork;
  readonly graph: CellGraph;
  /** The cell that is read. */
  readonly root: number;
}

/** Reads cells by the visitor's input: typed, a file, or a saved interface. */
export function SchemePanel(props: SchemePanelProps) {
  const [given, setGiven] = useState<ContractAbi | string | null>(null);
  const saved = openAbis(usePrivateAbis(props.network.id));
  return (
    <div className="mt-2 grid grid-cols-1 gap-3">
      <AbiForm
        label="TL-B scheme or ABI"
        placeholder="point#_ x:uint32 y:uint32 = Point;"
        action="Read"
        onGiven={(one) => setGiven(typeof one === "string" ? one : one.abi)}
        beside={saved.map(({ kept, abi }) => (
          <button key={kept.name} type="button" className="button" onClick={() => setGiven(abi)}>
            {kept.name}
          </button>
        ))}
      />
      <div aria-live="polite">{given !== null && <SchemeResult {...props} given={given} />}</div>
    </div>
  );
}

function SchemeResult({
  network,
  graph,
  root,
  given,
}: SchemePanelProps & { readonly given: ContractAbi | string }) {
  if (typeof given === "string") return <ErrorNotice error={badInput(given, "scheme")} />;
  const read = readAbiBody(given, graph, root, MOST_VALUES);
  // The data of a contract has no tag.
  const body = read?.fit.is === "whole" ? read : (readAbiData(given, graph, root, MOST_VALUES) ?? read);
  if (body === null) return <p className="text-muted">The cells are not of this form.</p>;
  return <BodyView body={body} place={{ network, nameOf: () => undefined }} />;
}
