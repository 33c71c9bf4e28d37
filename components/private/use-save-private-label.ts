import { useEffect, useState } from "react";
import { MAX_RECORDS, type PrivateRecord } from "@/lib/domain/private/private-record";
import { privateRecords } from "@/lib/domain/private/private-records-store";
import type { StoreResult } from "@/lib/domain/private/private-store";

const SAVED_SHOWN_MS = 3_000;

const SAVE_RESULT_TEXTS: Record<StoreResult, string> = {
  kept: "Saved",
  "too-many": `The limit is ${MAX_RECORDS} accounts. Remove one first.`,
  forbidden: "Browser storage is full or disabled.",
};

/** Saves private labels and reports the result as text; success is shown for a moment only. */
export function useSavePrivateLabel(network: string) {
  const [status, setStatus] = useState<{ readonly text: string; readonly isBrief: boolean } | null>(null);
  useEffect(() => {
    if (status?.isBrief !== true) return;
    const timer = setTimeout(() => setStatus(null), SAVED_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [status]);
  const save = (record: PrivateRecord) => {
    const result = privateRecords.put(network, record);
    setStatus({ text: SAVE_RESULT_TEXTS[result], isBrief: result === "kept" });
  };
  return { save, message: status?.text ?? "" };
}
