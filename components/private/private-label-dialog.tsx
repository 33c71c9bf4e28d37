"use client";

import { useEffect, useId, useRef, type FormEvent } from "react";
import { Dialog } from "@/components/ui/dialog";
import { FIELD_CLASS } from "@/components/ui/filter-fields";
import { cleanName, MAX_LABEL_LENGTH } from "@/lib/domain/private/private-record";

interface PrivateLabelDialogProps {
  readonly name: string;
  /** An empty string removes the label. */
  readonly onSave: (name: string) => void;
  readonly onClose: () => void;
}

/** Dialog to edit the private label of an account. */
export function PrivateLabelDialog({ name, onSave, onClose }: PrivateLabelDialogProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // The dialog has opened and focused its first button.
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  // Closes the native dialog as Escape does, which restores the focus.
  const closeDialog = (element: Element) => {
    element.closest("dialog")?.close();
    onClose();
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("name");
    onSave(typeof typed === "string" ? cleanName(typed) : "");
    closeDialog(event.currentTarget);
  };
  return (
    <Dialog title={name === "" ? "Add private label" : "Private label"} onClose={onClose}>
      <form onSubmit={onSubmit} className="mt-4">
        <label htmlFor={id} className="mb-1 block text-xs text-muted">
          Label
        </label>
        <input
          ref={input}
          id={id}
          name="name"
          defaultValue={name}
          maxLength={MAX_LABEL_LENGTH}
          autoComplete="off"
          className={FIELD_CLASS}
        />
        <p className="mt-2 text-xs text-muted">
          Shown wherever this account appears. Kept in this browser only.
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          <button type="submit" className="button">
            Save
          </button>
          {name !== "" && (
            <button
              type="button"
              className="button"
              onClick={({ currentTarget }) => {
                onSave("");
                closeDialog(currentTarget);
              }}
            >
              Remove label
            </button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
