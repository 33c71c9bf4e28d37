"use client";

import { useEffect, useId, useState } from "react";
import { ExportRun } from "@/lib/domain/export/export-run";
import { exportWorld } from "@/lib/query/export/export-world";
import { EXPORT_FORMATS } from "@/lib/domain/export/export-format";
import type { RowKind } from "@/lib/domain/list/row-kind";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { ExportForm, type ExportChoice } from "./export-form";
import { ExportProgressView } from "./export-progress";
import { openFile } from "./save-export-file";

export interface ExportControlProps<R, Q> {
  readonly network: PageNetwork;
  readonly kind: RowKind<R, Q>;
  readonly query: Q;
  /** Path of the rows route. */
  readonly path: string;
  readonly pin: string | null;
}

/** Exports all rows of a list, including those that are not loaded. */
export function ExportControl<R, Q>({ network, kind, query, path, pin }: ExportControlProps<R, Q>) {
  const { noun, idOf, local } = kind;
  const [isOpen, setOpen] = useState(false);
  const [run, setRun] = useState<ExportRun<R> | null>(null);
  const id = useId();
  // Leaving the list ends the export.
  useEffect(() => () => run?.stop(), [run]);

  const start = async ({ format, maxRows }: ExportChoice) => {
    const day = new Date().toISOString().slice(0, 10);
    const stem = [network.id, `${noun}s`, kind.subject(query), day].filter((part) => part !== null).join("-");
    // The file first: browsers open the dialog only in direct response to a click.
    const sink = await openFile(stem.replaceAll(/[^\w-]+/g, "-"), EXPORT_FORMATS[format]);
    if (sink === null) return;
    const columns = (await kind.loadFileColumns())(network, query);
    const keeps = (row: R) => local?.keeps(row, query) ?? true;
    const begun = new ExportRun(
      { pin, idOf, columns, keeps, maxRows, format, sink },
      exportWorld(path, kind.loadSchema),
    );
    setRun(begun);
    void begun.start();
  };

  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        className="button justify-self-end"
      >
        Export
      </button>
      {isOpen && (
        <section
          id={id}
          aria-label={`Export of ${noun}s`}
          data-keeps-focus=""
          className="col-span-full rounded border border-line p-4 text-text"
        >
          {run === null ? (
            <ExportForm what={`${noun}s`} onStart={(choice) => void start(choice)} />
          ) : (
            <ExportProgressView run={run} what={noun} onAgain={() => setRun(null)} />
          )}
        </section>
      )}
    </>
  );
}
