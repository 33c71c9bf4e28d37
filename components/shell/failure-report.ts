/** What is known of a failure of ours, all of it fit to be shown to anybody. */
export interface FailureReport {
  readonly url: string;
  readonly atMs: number;
  /** The name of the request that made the document, which is in the answer's `X-Request-Id` too. */
  readonly request: string | undefined;
  /** The name of the error in the log. */
  readonly digest: string | undefined;
}

/** The report that people copy: the name of the error, not its text, which may hold anything. */
export function reportText({ url, atMs, request, digest }: FailureReport): string {
  return [
    `A page of Shardscope failed`,
    `Page: ${url}`,
    `Time: ${new Date(atMs).toISOString()}`,
    `Request: ${request ?? "not known"}`,
    `Error: ${digest ?? "in the browser"}`,
  ].join("\n");
}
