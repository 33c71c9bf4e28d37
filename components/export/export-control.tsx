"use client";

import { useEffect, useId, useState } from "react";
import type { LoadSchema } from "@/lib/domain/list/load-schema";
import type { ExportColumn } from "@/lib/domain/export/column";
import { ExportRun } from "@/lib/domain/export/export-run";
import { exportWorld } from "@/lib/query/export/export-world";
import { EXPORT_FORMATS } from "@/lib/domain/export/format";
import type { IdOf } from "@/lib/domain/list/merge";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { ExportForm, type ExportChoice } from "./export-form";
import { ExportProgressView } from "./export-progress";
import { openFile } from "./save-export-file";
import { BUTTON } from "./export-button";

interface ExportControlProps<R> {
  readonly network: Pick<PageNetwork, "id">;
  /** What the rows are, in the plural. */
  readonly what: string;
  /** Whose they are, for the file's name. */
  readonly subject: string | null;
  /** Where our own server has the rows. */
  readonly path: string;
  readonly pin: string | null;
  readonly loadRow: LoadSchema<R>;
  readonly idOf: IdOf<R>;
  readonly columns: readonly ExportColumn<R>[];
  readonly keeps?: (row: R) => boolean;
}

/** Writes all rows of a list to a file, also those that are not on screen. */
export function ExportControl<R>(props: ExportControlProps<R>) {
  const { network, what, subject, path, pin, loadRow, idOf, columns, keeps = all } = props;
  const [isOpen, setOpen] = useState(false);
  const [run, setRun] = useState<ExportRun<R> | null>(null);
  const id = useId();
  // Whoever leaves the list wants no more of it.
  useEffect(() => () => run?.stop(), [run]);

  const start = async ({ format, most }: ExportChoice) => {
    const stem = [network.id, what, subject, new Date().toISOString().slice(0, 10)]
      .filter((part) => part !== null)
      .join("-");
    const sink = await openFile(stem.replaceAll(/[^\w-]+/g, "-"), EXPORT_FORMATS[format]);
    if (sink === null) return;
    const begun = new ExportRun(
      { pin, idOf, columns, keeps, most, format, sink },
      exportWorld(path, loadRow),
    );
    setRun(begun);
    void begun.go();
  };

  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        className={`${BUTTON} ms-auto`}
      >
        Export
      </button>
      {isOpen && (
        <section
          id={id}
          aria-label={`Export of ${what}`}
          className="w-full rounded border border-line p-4 text-text"
        >
          {run === null ? (
            <ExportForm what={what} onStart={(choice) => void start(choice)} />
          ) : (
            <ExportProgressView run={run} what={what} onAgain={() => setRun(null)} />
          )}
        </section>
      )}
    </>
  );
}

function all(): boolean {
  return true;
}
