"use client";

import type { MouseEvent } from "react";
import { Count } from "@/components/entity/count";
import { BAG_ENCODINGS, type BagEncoding } from "./bag-encodings";
import { saveFile } from "./save-code-file";

const BUTTON = "button text-sm data-copied:text-positive";

interface BagFilesProps {
  /** In base64. */
  readonly boc: string;
  readonly bytes: number;
  readonly what: string;
  readonly stem: string;
}

/** Downloads and copies of a bag of cells, encoded on click only. */
export function BagFiles({ boc, bytes, what, stem }: BagFilesProps) {
  return (
    <ul aria-label={`Download the ${what}`} className="mt-3 grid gap-2">
      {BAG_ENCODINGS.map((encoding) => (
        <li key={encoding.name} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-60">
            {encoding.name},{" "}
            <span className="text-muted">
              <Count value={encoding.sizeOf(bytes)} /> {encoding.unit}
            </span>
          </span>
          <button
            type="button"
            aria-label={`Download the ${what}: ${encoding.name.toLowerCase()}`}
            onClick={() => saveFile(`${stem}.${encoding.extension}`, encoding.write(boc))}
            className={BUTTON}
          >
            Download
          </button>
          {encoding.unit === "characters" && <CopyBag boc={boc} what={what} encoding={encoding} />}
        </li>
      ))}
    </ul>
  );
}

interface CopyBagProps {
  readonly boc: string;
  readonly what: string;
  readonly encoding: BagEncoding;
}

function CopyBag({ boc, what, encoding: { name, write } }: CopyBagProps) {
  // `CopyListener` handles the same click later and copies what `data-copy` holds by then.
  const put = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    currentTarget.setAttribute("data-copy", String(write(boc)));
  };
  return (
    <button
      type="button"
      data-copy=""
      onClickCapture={put}
      aria-label={`Copy the ${what}: ${name.toLowerCase()}`}
      className={BUTTON}
    >
      Copy
    </button>
  );
}
