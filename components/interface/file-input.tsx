"use client";

import { useId, type ChangeEvent } from "react";

interface FileInputProps {
  readonly label: string;
  readonly accept: string;
  readonly maxBytes: number;
  /** Null for a file that is too large or cannot be read. */
  readonly onFile: (name: string, bytes: Uint8Array | null) => void;
}

/** A file input; the file stays in the browser. */
export function FileInput({ label, accept, maxBytes, onFile }: FileInputProps) {
  const id = useId();
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    if (file === undefined) return;
    const bytes = file.size > maxBytes ? null : await bytesOf(file);
    onFile(file.name, bytes);
    // Lets the same file be chosen again.
    currentTarget.value = "";
  };
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-xs text-muted">
        {label}
      </label>
      <input
        id={id}
        type="file"
        accept={accept}
        onChange={(event) => void choose(event)}
        className="max-w-full file:me-3 file:cursor-pointer file:rounded-control file:border file:border-edge file:bg-raised file:px-3 file:py-1.5 file:text-text"
      />
    </div>
  );
}

async function bytesOf(file: File): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    return null;
  }
}
