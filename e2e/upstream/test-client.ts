import { get } from "node:http";
import type { Endpoint } from "../../lib/toncenter/endpoint";
import { readAnswer } from "../../lib/toncenter/answer";
import { findEndpoint } from "../../lib/toncenter/endpoints";
import { fieldOf } from "../../lib/toncenter/field-of";

export interface Answer {
  readonly status: number;
  readonly body: string;
  readonly headers: Headers;
}

/** A plain HTTP client of a network of a running upstream. */
export class Client {
  readonly #base: string;

  constructor(base: string) {
    this.#base = base;
  }

  async get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return read(await fetch(`${this.#base}${path}`, { headers, redirect: "manual" }));
  }

  async post(path: string, body: unknown): Promise<Answer> {
    return read(await fetch(`${this.#base}${path}`, { method: "POST", body: JSON.stringify(body) }));
  }

  async call(endpoint: Endpoint, params: Readonly<Record<string, unknown>>): Promise<Answer> {
    const path = `/api/${endpoint.version}/${endpoint.path}`;
    if (endpoint.method === "POST") return this.post(path, params);
    const query = Object.entries(params).flatMap(([name, value]) =>
      [value].flat().map((one) => [name, String(one)]),
    );
    return this.get(`${path}?${new URLSearchParams(query).toString()}`);
  }

  /** The rows of a v3 list as received, after the answer has passed the project's schema. */
  async rows(pathAndQuery: string): Promise<readonly unknown[]> {
    const endpoint = findEndpoint("v3", "GET", pathAndQuery.replace(/\?.*/, ""));
    if (endpoint === null) throw new Error(`no endpoint ${pathAndQuery}`);
    const answer = await this.get(`/api/v3/${pathAndQuery}`);
    const parsed = readAnswer(endpoint, { ...answer, retryAfterMs: null });
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
    const body: unknown = JSON.parse(answer.body);
    const rows = Array.isArray(body)
      ? body
      : Object.values(Object(body)).find((value) => Array.isArray(value));
    if (!Array.isArray(rows)) throw new Error("no rows");
    return rows;
  }

  /** One field of each row, as text. */
  async column(pathAndQuery: string, field: string): Promise<readonly string[]> {
    return (await this.rows(pathAndQuery)).map((row) => String(fieldOf(row, field)));
  }

  /** The received part of a body, and whether it was complete. */
  async partial(path: string): Promise<{ readonly promised: number; readonly received: number }> {
    return new Promise((resolve, reject) => {
      const request = get(`${this.#base}${path}`, (response) => {
        let received = 0;
        const done = () => resolve({ promised: Number(response.headers["content-length"]), received });
        response.on("data", (chunk: Buffer) => (received += chunk.length));
        response.once("end", done).once("error", done);
      });
      request.once("error", reject);
    });
  }
}

async function read(response: Response): Promise<Answer> {
  return { status: response.status, body: await response.text(), headers: response.headers };
}
