import type { MessagePort } from "node:worker_threads";

export interface Call<Request> {
  readonly id: number;
  readonly request: Request;
}

export type Reply<Answer> =
  | { readonly id: number; readonly kind: "answer"; readonly answer: Answer }
  | { readonly id: number; readonly kind: "failure"; readonly reason: string };

/** A worker's side: one request after another, in the order in which they came. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- it is also what the port's messages hold: only our own host sends them
export function serve<Request, Answer>(
  port: MessagePort | null,
  handle: (request: Request) => Promise<Answer>,
): void {
  const answer = async ({ id, request }: Call<Request>): Promise<Reply<Answer>> => {
    try {
      return { id, kind: "answer", answer: await handle(request) };
    } catch (error) {
      return { id, kind: "failure", reason: error instanceof Error ? error.message : String(error) };
    }
  };
  let before = Promise.resolve();
  port?.on("message", (call: Call<Request>) => {
    before = before.then(async () => port.postMessage(await answer(call), []));
  });
}
