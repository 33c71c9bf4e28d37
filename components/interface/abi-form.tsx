"use client";

import { useId, type ReactNode, type SubmitEvent } from "react";
import { FIELD_CLASS } from "@/components/ui/filter-fields";
import { ABI_LIMITS, type ContractAbi } from "@/lib/ton/abi/contract-abi";
import { tryContractAbi } from "@/lib/ton/abi/read-contract-abi";
import { FileInput } from "./file-input";

/** A file or typed text, parsed. */
export interface GivenAbi {
  /** Null for typed text. */
  readonly fileName: string | null;
  readonly text: string;
  readonly abi: ContractAbi;
}

interface AbiFormProps {
  readonly label: string;
  readonly placeholder: string;
  /** The label of the button. */
  readonly action: string;
  /** Receives the parsed input, or a sentence that says why it cannot be used. */
  readonly onGiven: (given: GivenAbi | string) => void;
  /** Above the fields, and beside the button. */
  readonly before?: ReactNode;
  readonly beside?: ReactNode;
}

/** Takes an ABI or a TL-B scheme, typed or as a file, and reads it in the browser. */
export function AbiForm({ label, placeholder, action, onGiven, before, beside }: AbiFormProps) {
  const id = useId();
  const give = (fileName: string | null, text: string) => {
    const abi = tryContractAbi(text);
    onGiven(typeof abi === "string" ? `Not recognized: ${abi}.` : { fileName, text, abi });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get("text");
    if (typeof text === "string" && text.trim() !== "") give(null, text);
  };
  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-3">
      {before}
      <div>
        <label htmlFor={id} className="mb-1 block text-xs text-muted">
          {label}
        </label>
        <textarea
          id={id}
          name="text"
          rows={5}
          maxLength={ABI_LIMITS.text}
          spellCheck={false}
          autoComplete="off"
          placeholder={placeholder}
          className={`${FIELD_CLASS} font-mono text-sm`}
        />
      </div>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <button type="submit" className="button">
          {action}
        </button>
        {beside}
        <FileInput
          label="Or a file"
          accept=".abi,.json,.tlb,.txt"
          maxBytes={ABI_LIMITS.text * 2}
          onFile={(name, bytes) =>
            bytes === null ? onGiven(`${name} is too large.`) : give(name, new TextDecoder().decode(bytes))
          }
        />
      </div>
    </form>
  );
}
