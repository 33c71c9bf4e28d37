"use client";

import type { ExportColumn } from "@/lib/domain/export/export-column";

interface SaveTableButtonProps<R> {
  readonly fileName: string;
  readonly columns: readonly ExportColumn<R>[];
  readonly rows: readonly R[];
}

/** Saves a table that is fully loaded. */
export function SaveTableButton<R>({ fileName, columns, rows }: SaveTableButtonProps<R>) {
  const save = async () => {
    const { saveTable } = await import("./save-table");
    saveTable(fileName, columns, rows);
  };
  return (
    <button type="button" onClick={() => void save()} className="button my-2 noscript:hidden">
      Export CSV
    </button>
  );
}
