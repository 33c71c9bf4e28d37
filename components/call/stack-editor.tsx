"use client";

import { useState } from "react";
import { FIELD_CLASS } from "@/components/ui/filter-fields";
import { CALL_FIELDS } from "@/lib/domain/call/call-fields";
import { kindOfText, retyped, STACK_TYPES, typeOf } from "@/lib/domain/call/stack-editing";
import { STACK_LIMITS } from "@/lib/domain/call/stack-entry";
import { openLongArguments } from "./long-arguments";

interface StackEditorProps {
  /** The input, one argument each where it could be parsed. */
  readonly texts: readonly string[];
}

interface EditedRow {
  readonly id: number;
  readonly text: string;
}

/** Fields beyond those in use, for forms without scripts. */
const SPARE_FIELDS = [1, 2, 3];

/**
 * Arguments of any number and type. Each field has an argument in the form that the URL uses; the type beside it says
 * how it is parsed.
 */
export function StackEditor({ texts }: StackEditorProps) {
  const [rows, setRows] = useState<readonly EditedRow[]>(() =>
    (texts.length === 0 ? [""] : texts).map((text, id) => ({ id, text })),
  );
  const edit = (id: number, text: string) => setRows(rows.map((row) => (row.id === id ? { id, text } : row)));
  const add = () => setRows([...rows, { id: Math.max(-1, ...rows.map(({ id }) => id)) + 1, text: "" }]);
  return (
    <div className="grid grid-cols-1 gap-2">
      <ol data-keeps-focus="" className="grid grid-cols-1 gap-2">
        {rows.map((row, place) => (
          <ArgumentRow
            key={row.id}
            place={place}
            text={row.text}
            onEdit={(text) => edit(row.id, text)}
            onRemove={() => setRows(rows.filter(({ id }) => id !== row.id))}
          />
        ))}
        {SPARE_FIELDS.map((place) => (
          <li key={`spare ${place}`} className="hidden noscript:block">
            <input
              name={CALL_FIELDS.stack}
              aria-label={`Argument ${rows.length + place}`}
              autoComplete="off"
              className={`${FIELD_CLASS} font-mono`}
            />
          </li>
        ))}
      </ol>
      {rows.reduce((sum, { text }) => sum + text.length, 0) > STACK_LIMITS.characters && (
        <p role="status" className="flex flex-wrap items-center gap-x-3 gap-y-2 text-warning">
          A URL has no room for these arguments.
          <button
            type="button"
            onClick={() => openLongArguments(rows.map(({ text }) => text))}
            className="button text-sm text-text"
          >
            Move to long arguments
          </button>
        </p>
      )}
      <div className="noscript:hidden">
        <button
          type="button"
          onClick={add}
          disabled={rows.length >= STACK_LIMITS.entries}
          className="button text-sm"
        >
          Add argument
        </button>
      </div>
    </div>
  );
}

interface ArgumentRowProps {
  readonly place: number;
  readonly text: string;
  readonly onEdit: (text: string) => void;
  readonly onRemove: () => void;
}

function ArgumentRow({ place, text, onEdit, onRemove }: ArgumentRowProps) {
  const label = `Argument ${place + 1}`;
  const kind = kindOfText(text);
  return (
    <li className="flex flex-wrap gap-2">
      <select
        aria-label={`Type of argument ${place + 1}`}
        value={kind ?? ""}
        onChange={({ target }) => {
          const type = typeOf(target.value);
          if (type !== null) onEdit(retyped(text, type));
        }}
        className={`${FIELD_CLASS} max-w-26 noscript:hidden`}
      >
        <option value="" disabled>
          {text === "" ? "Type" : "Invalid"}
        </option>
        {STACK_TYPES.map((type) => (
          <option key={type} value={type}>
            {type}
          </option>
        ))}
      </select>
      <input
        name={CALL_FIELDS.stack}
        aria-label={label}
        aria-invalid={text !== "" && kind === null}
        value={text}
        onChange={({ target }) => onEdit(target.value)}
        placeholder="10, EQ…, cell:te6cc…, [1, 2], null"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        className={`${FIELD_CLASS} min-w-24 flex-1 font-mono aria-[invalid=true]:border-negative`}
      />
      <button
        type="button"
        onClick={onRemove}
        aria-label={`Remove argument ${place + 1}`}
        className="button text-sm noscript:hidden"
      >
        Remove
      </button>
    </li>
  );
}
