"use client";

import { useState } from "react";
import { decodeProblem } from "@/components/decode/decode-problem";
import { useDecoding } from "@/components/decode/use-decoding";
import { HashText } from "@/components/entity/hash-text";
import { ErrorNotice } from "@/components/error/error-notice";
import { CellChanges } from "@/components/transaction/page/cell-changes";
import { Badge } from "@/components/ui/badge";
import { MAX_COMPILED_BYTES, readCompiledFile } from "@/lib/domain/contract/compiled-code";
import type { BagReading } from "@/lib/domain/decode/decode-report";
import { counted, numberText } from "@/lib/text/counted";
import { diffCells } from "@/lib/ton/cell/cell-diff";
import { badInput } from "@/lib/toncenter/error";
import type { DecoderInput } from "@/components/decode/decode-thread";
import { FileInput } from "./file-input";

/** Cells that are shown. */
const MAX_CHANGES = 200;

export interface CodeCompareProps {
  /** The code that runs, in base64. */
  readonly boc: string;
}

interface Chosen {
  readonly name: string;
  readonly input: DecoderInput | null;
}

/** Compares the code of a contract with a compiled file, in the browser. */
export function CodeCompare({ boc }: CodeCompareProps) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  return (
    <div className="mt-2 grid grid-cols-1 gap-3">
      <FileInput
        label="Compiled code: BoC, hexadecimal, base64 or the JSON of a compiler"
        accept=".boc,.cell,.json,.hex,.txt,.pkg,.base64"
        maxBytes={MAX_COMPILED_BYTES}
        onFile={(name, bytes) => setChosen({ name, input: bytes === null ? null : readCompiledFile(bytes) })}
      />
      <div aria-live="polite">
        {chosen !== null &&
          (chosen.input === null ? (
            <ErrorNotice error={badInput(`No code was found in ${chosen.name}.`, "file")} />
          ) : (
            <Comparison boc={boc} name={chosen.name} input={chosen.input} />
          ))}
      </div>
    </div>
  );
}

interface ComparisonProps extends CodeCompareProps {
  readonly name: string;
  readonly input: DecoderInput;
}

function Comparison({ boc, name, input }: ComparisonProps) {
  const [own, other] = [useDecoding(boc), useDecoding(input)];
  if (own === null || other === null) return <p className="text-muted">Comparing…</p>;
  if (!own.ok) return <ErrorNotice error={own.error} />;
  if (!other.ok) return <ErrorNotice error={other.error} />;
  const [ours, theirs] = [bagIn(own.value.items[0]?.readings), bagIn(other.value.items[0]?.readings)];
  if (ours === null || theirs === null) {
    const item = other.value.items[0];
    const problem = item === undefined ? null : decodeProblem(item);
    return <ErrorNotice error={problem ?? badInput(`No code was found in ${name}.`, "file")} />;
  }
  return <CodeDifference ours={ours} theirs={theirs} />;
}

function bagIn(readings: readonly { readonly is: string }[] | undefined): BagReading | null {
  return readings?.find((reading): reading is BagReading => reading.is === "bag") ?? null;
}

function rootHash({ graph }: BagReading): string {
  return graph.cells[graph.roots[0] ?? 0]?.hash ?? "";
}

function CodeDifference({ ours, theirs }: { readonly ours: BagReading; readonly theirs: BagReading }) {
  const [mine, compiled] = [rootHash(ours), rootHash(theirs)];
  const { changes, isCut } = diffCells(ours.graph, theirs.graph, MAX_CHANGES);
  return (
    <>
      <p className="mb-2 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        {mine === compiled ? (
          <Badge tone="positive">Same code</Badge>
        ) : (
          <Badge tone="warning">
            {isCut
              ? `More than ${numberText(MAX_CHANGES)} cells differ`
              : `${counted(changes.length, "cell")} differ`}
          </Badge>
        )}
        <span className="text-muted">
          Contract <HashText hash={mine} copy what="hash of the code" />
        </span>
        <span className="text-muted">
          File <HashText hash={compiled} copy what="hash of the file" />
        </span>
      </p>
      {changes.length > 0 && <CellChanges changes={changes} />}
    </>
  );
}
