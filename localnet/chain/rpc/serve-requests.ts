import type { MessagePort } from "node:worker_threads";

export type WorkerReply<Answer> =
  | { readonly kind: "answer"; readonly answer: Answer }
  | { readonly kind: "failure"; readonly reason: string };

/** The worker's side: handles requests one after another in the order of arrival. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- it is also what the port's messages hold: only our own host sends them
export function serve<Request, Answer>(
  port: MessagePort | null,
  handle: (request: Request) => Promise<Answer>,
): void {
  const answer = async (request: Request): Promise<WorkerReply<Answer>> => {
    try {
      return { kind: "answer", answer: await handle(request) };
    } catch (error) {
      return { kind: "failure", reason: error instanceof Error ? error.message : String(error) };
    }
  };
  let before = Promise.resolve();
  port?.on("message", (request: Request) => {
    before = before.then(async () => port.postMessage(await answer(request), []));
  });
}
