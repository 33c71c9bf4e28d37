import { createServer, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { vi } from "vitest";

interface ReceivedRequest {
  readonly method: string;
  readonly url: string;
  readonly body: string;
}

export interface TestService {
  readonly requests: ReceivedRequest[];
  /** What it answers from now on, to any request. */
  answer: { status: number; body: string };
  close(): void;
}

/** Starts a service on this machine and configures it as the network "test". */
export async function startService(env: Readonly<Record<string, string>> = {}): Promise<TestService> {
  const requests: ReceivedRequest[] = [];
  const server = createServer((request, response) => {
    const answer = (body: string) => {
      requests.push(receivedRequest(request, body));
      response.writeHead(service.answer.status).end(service.answer.body);
    };
    void text(request).then(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const service: TestService = {
    requests,
    answer: { status: 200, body: "{}" },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  const settings = {
    NETWORKS: "test",
    TEST_URL: `http://127.0.0.1:${port}`,
    TEST_RPS: "10000",
    LOG_LEVEL: "silent",
    VISITOR_RPM: "100000",
  };
  for (const [name, value] of Object.entries({ ...settings, ...env })) vi.stubEnv(name, value);
  return service;
}

function receivedRequest({ method = "", url = "" }: IncomingMessage, body: string): ReceivedRequest {
  return { method, url, body };
}
