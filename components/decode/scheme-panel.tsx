"use client";

import { useId, useState, type SubmitEvent } from "react";
import { ErrorNotice } from "@/components/error/error-notice";
import { FileInput } from "@/components/interface/file-input";
import { BodyView } from "@/components/message/body/body-view";
import { BUTTON_CLASS } from "@/components/ui/button-class";
import { FIELD_CLASS } from "@/components/ui/filter-fields";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { openAbis } from "@/lib/domain/private/open-abis";
import { usePrivateAbis } from "@/lib/query/use-private-abis";
import { ABI_LIMITS, type ContractAbi } from "@/lib/ton/abi/contract-abi";
import { readAbiBody } from "@/lib/ton/abi/read-abi-body";
import { tryContractAbi } from "@/lib/ton/abi/read-contract-abi";
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

/** Reads cells by what the visitor gives: typed, a file, or an interface that was saved. */
export function SchemePanel(props: SchemePanelProps) {
  const id = useId();
  const [given, setGiven] = useState<ContractAbi | string | null>(null);
  const saved = openAbis(usePrivateAbis(props.network.id));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get("scheme");
    if (typeof text === "string" && text.trim() !== "") setGiven(tryContractAbi(text));
  };
  return (
    <div className="mt-2 grid grid-cols-1 gap-3">
      <form onSubmit={submit} className="grid grid-cols-1 gap-3">
        <div>
          <label htmlFor={id} className="mb-1 block text-xs text-muted">
            TL-B scheme or ABI
          </label>
          <textarea
            id={id}
            name="scheme"
            rows={5}
            maxLength={ABI_LIMITS.text}
            spellCheck={false}
            autoComplete="off"
            placeholder="point#_ x:uint32 y:uint32 = Point;"
            className={`${FIELD_CLASS} font-mono text-sm`}
          />
        </div>
        <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
          <button type="submit" className={BUTTON_CLASS}>
            Read
          </button>
          {saved.map(({ kept, abi }) => (
            <button key={kept.name} type="button" className={BUTTON_CLASS} onClick={() => setGiven(abi)}>
              {kept.name}
            </button>
          ))}
          <FileInput
            label="Or a file"
            accept=".abi,.json,.tlb,.txt"
            maxBytes={ABI_LIMITS.text * 2}
            onFile={(name, bytes) =>
              setGiven(
                bytes === null ? `${name} is too large` : tryContractAbi(new TextDecoder().decode(bytes)),
              )
            }
          />
        </div>
      </form>
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
  if (typeof given === "string")
    return <ErrorNotice error={badInput(`Not recognized: ${given}.`, "scheme")} />;
  const body = readAbiBody(given, graph, root, MOST_VALUES);
  if (body === null) return <p className="text-muted">The cells are not of this form.</p>;
  return <BodyView body={body} place={{ network, nameOf: () => undefined }} />;
}
