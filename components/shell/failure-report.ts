/** What to report about an internal error. Contains nothing private. */
export interface FailureReport {
  readonly url: string;
  readonly atMs: number;
  /** Id of the request, also in the response header `X-Request-Id`. */
  readonly request: string | undefined;
  /** Id of the error in the log. */
  readonly digest: string | undefined;
}

/** The report to copy: the id of the error, not its message, which could contain anything. */
export function reportText({ url, atMs, request, digest }: FailureReport): string {
  return [
    `A page of Shardscope failed`,
    `Page: ${url}`,
    `Time: ${new Date(atMs).toISOString()}`,
    `Request: ${request ?? "unknown"}`,
    `Error: ${digest ?? "in the browser"}`,
  ].join("\n");
}
