export interface TestResponse {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

/** Sends GET, or POST if there is a body. A string body is sent as it is, other values as JSON. */
export type Requester = (
  path: string,
  body?: unknown,
  headers?: Readonly<Record<string, string>>,
) => Promise<TestResponse>;

export function requesterFor(url: string): Requester {
  return async (path, body, headers = {}) => {
    const init =
      body === undefined
        ? { headers }
        : {
            method: "POST",
            headers: { "content-type": "application/json", ...headers },
            body: typeof body === "string" ? body : JSON.stringify(body),
          };
    const response = await fetch(`${url}${path}`, init);
    return { status: response.status, body: await response.json(), headers: response.headers };
  };
}
