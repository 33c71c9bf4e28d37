import type { DecodeReport } from "@/lib/domain/decode/decode-report";
import { fail, ok, type ApiError, type Result } from "@/lib/toncenter/error";

/** Pasted text, or the bytes of a file. */
export type DecoderInput = string | Uint8Array;

function failure(
  cause: "refused" | "timeout",
  message: string,
): { readonly ok: false; readonly error: ApiError } {
  return fail({ kind: "upstream", cause, status: null, message });
}

const DEADLINE_MS = 20_000;

/** A worker started in advance: short decodings spend most of their time on its start. */
let spare: Worker | null = null;

function startWorker(): Worker {
  return new Worker(new URL("./decode-worker.ts", import.meta.url), { type: "module" });
}

/** Starts a worker in advance, unless one is ready already. */
export function prepareThread(): void {
  if (spare !== null) return;
  spare = startWorker();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers take none
  spare.postMessage(null);
}

/** Decodes in a worker, which ends when it is done, at the deadline, or when the returned function is called. */
export function decodeInThread(
  input: DecoderInput,
  finished: (result: Result<DecodeReport>) => void,
): () => void {
  const worker = spare ?? startWorker();
  spare = null;
  const stop = () => {
    clearTimeout(deadline);
    worker.terminate();
  };
  const finish = (result: Result<DecodeReport>) => {
    stop();
    finished(result);
  };
  const deadline = setTimeout(
    () => finish(failure("timeout", "decoding took longer than 20 seconds")),
    DEADLINE_MS,
  );
  worker.addEventListener("message", ({ data }: MessageEvent<DecodeReport>) => finish(ok(data)));
  worker.addEventListener("error", () => finish(failure("refused", "the decoder could not be started")));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers take none
  worker.postMessage(input);
  return stop;
}
