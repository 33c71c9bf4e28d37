"use client";

import { useEffect, useState } from "react";
import type { DecodeReport } from "@/lib/domain/decode/decode-report";
import type { Result } from "@/lib/toncenter/error";
import { decodeInThread, type DecoderInput } from "./decode-thread";

interface Decoding {
  readonly input: DecoderInput;
  readonly result: Result<DecodeReport>;
}

/** Decodes in a worker; null until done. */
export function useDecoding(input: DecoderInput | null): Result<DecodeReport> | null {
  const [decoding, setDecoding] = useState<Decoding | null>(null);
  useEffect(() => {
    if (input === null) return;
    return decodeInThread(input, (result) => setDecoding({ input, result }));
  }, [input]);
  return decoding !== null && decoding.input === input ? decoding.result : null;
}
