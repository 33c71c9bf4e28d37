export interface Told {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

/** GET, or POST with a body: a text as it is, anything else as JSON. */
export type Ask = (path: string, body?: unknown, headers?: Readonly<Record<string, string>>) => Promise<Told>;

export function askOf(url: string): Ask {
  return async (path, body, headers = {}) => {
    const said =
      body === undefined
        ? { headers }
        : {
            method: "POST",
            headers: { "content-type": "application/json", ...headers },
            body: typeof body === "string" ? body : JSON.stringify(body),
          };
    const response = await fetch(`${url}${path}`, said);
    return { status: response.status, body: await response.json(), headers: response.headers };
  };
}
