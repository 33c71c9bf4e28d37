import { useId } from "react";
import { EXPORT_FORMATS, type ExportFormatName } from "@/lib/domain/export/export-format";

export interface ExportChoice {
  readonly format: ExportFormatName;
  /** Null for all rows. */
  readonly maxRows: number | null;
}

interface ExportFormProps {
  readonly what: string;
  readonly onStart: (choice: ExportChoice) => void;
}

const FORMATS: readonly ExportFormatName[] = ["csv", "json"];

export function ExportForm({ what, onStart }: ExportFormProps) {
  const id = useId();
  const start = (fields: FormData) => {
    const most = Number(fields.get("most"));
    onStart({
      format: FORMATS.find((name) => name === fields.get("format")) ?? "csv",
      maxRows: Number.isSafeInteger(most) && most > 0 ? most : null,
    });
  };
  return (
    <form action={start} className="flex flex-wrap items-end gap-x-6 gap-y-3">
      <fieldset className="flex flex-wrap gap-x-4 gap-y-1">
        <legend className="mb-1 text-xs text-muted">Format</legend>
        {FORMATS.map((name, index) => (
          <label key={name} className="flex items-center gap-1.5 py-1">
            <input type="radio" name="format" value={name} defaultChecked={index === 0} />
            {EXPORT_FORMATS[name].name}
          </label>
        ))}
      </fieldset>
      <div>
        <label htmlFor={id} className="mb-1 block text-xs text-muted">
          Max rows
        </label>
        <input
          id={id}
          name="most"
          type="number"
          min={1}
          step={1}
          placeholder="All"
          className="w-32 rounded-control border border-edge bg-raised px-2 py-1"
        />
      </div>
      <button type="submit" className="button">
        Export
      </button>
      <p className="w-full text-xs text-muted">
        All matching {what} with full addresses, hashes and amounts. Text that spreadsheets would run as a
        formula is prefixed with an apostrophe.
      </p>
    </form>
  );
}
