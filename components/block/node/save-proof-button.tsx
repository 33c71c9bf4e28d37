"use client";

interface SaveProofButtonProps {
  /** In base64. */
  readonly boc: string;
  readonly fileName: string;
  /** What it proves, for visitors who cannot see its context. */
  readonly label: string;
}

/** Saves the cells of a proof. */
export function SaveProofButton({ boc, fileName, label }: SaveProofButtonProps) {
  const save = async () => {
    const [{ saveFile }, { base64ToBytes }] = await Promise.all([
      import("@/components/contract/save-code-file"),
      import("@/lib/ton/value/read-base64"),
    ]);
    const bytes = base64ToBytes(boc);
    if (bytes !== null) saveFile(fileName, new Uint8Array(bytes));
  };
  return (
    <button
      type="button"
      aria-label={label}
      onClick={() => void save()}
      className="button mt-2 text-sm noscript:hidden"
    >
      Download BoC
    </button>
  );
}
