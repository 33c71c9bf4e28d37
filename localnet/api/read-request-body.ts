import type { IncomingMessage } from "node:http";

export type RequestBody =
  | { readonly kind: "whole"; readonly bytes: Uint8Array | null }
  | { readonly kind: "too-large" }
  | { readonly kind: "aborted" };

/** Reads a request body up to a limit and leaves the rest unread. */
export function readBody(request: IncomingMessage, maxBytes: number): Promise<RequestBody> {
  if (Number(request.headers["content-length"] ?? 0) > maxBytes)
    return Promise.resolve({ kind: "too-large" });
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size <= maxBytes) return void chunks.push(chunk);
      request.pause();
      resolve({ kind: "too-large" });
    });
    request.on("end", () => resolve({ kind: "whole", bytes: size === 0 ? null : Buffer.concat(chunks) }));
    request.on("error", () => resolve({ kind: "aborted" }));
    request.on("close", () => resolve({ kind: "aborted" }));
  });
}
