import { useEffect, useState } from "react";
import { fail, type ApiError, type Result } from "@/lib/toncenter/error";
import { currentTimeMs } from "@/lib/browser/server-time";
import type { SendableMessage } from "@/lib/ton/sending/sendable-message";

/** Messages are small: reading stops after this time. */
const LIMIT_MS = 10_000;

export interface MessageReading {
  readonly text: string;
  readonly result: Result<SendableMessage>;
  readonly atMs: number;
}

const failed = (message: string): ApiError => ({ kind: "upstream", cause: "refused", status: null, message });

/**
 * Reads a message in a worker; null until done. It is read again once the kind of its destination is known; until
 * then, the first reading stays.
 */
export function useSendableMessage(text: string | null, kind: string | null): MessageReading | null {
  const [reading, setReading] = useState<MessageReading | null>(null);
  useEffect(() => {
    if (text === null) return;
    const worker = new Worker(new URL("./send-worker.ts", import.meta.url), { type: "module" });
    const done = (result: Result<SendableMessage>) => {
      clearTimeout(timer);
      setReading({ text, result, atMs: currentTimeMs() });
    };
    const timer = setTimeout(() => {
      worker.terminate();
      done(fail(failed("the message took too long to decode")));
    }, LIMIT_MS);
    worker.addEventListener("message", ({ data }: MessageEvent<Result<SendableMessage>>) => done(data));
    worker.addEventListener("error", () => done(fail(failed("the decoder could not be started"))));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers take none
    worker.postMessage({ text, kind });
    return () => {
      clearTimeout(timer);
      worker.terminate();
    };
  }, [text, kind]);
  return reading !== null && reading.text === text ? reading : null;
}
