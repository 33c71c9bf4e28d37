import type { Server } from "node:http";
import { afterEach } from "vitest";
import type { ApiNode } from "../../../localnet/api/api-node";
import { closeServer, httpServer } from "../../../localnet/api/http-server";
import { createApi, type ApiOptions } from "../../../localnet/api/api-server";
import { requesterFor, type Requester } from "./test-requester";
import { EMPTY_NODE } from "./test-empty-node";

const running: Server[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => closeServer(server, 100)));
});

export interface Service {
  readonly url: string;
  readonly port: number;
  readonly server: Server;
  readonly request: Requester;
}

/** Serves the API on a free port until the test ends. */
export async function serve(
  options: ApiOptions & { readonly requestMs?: number } = {},
  node: ApiNode = EMPTY_NODE,
): Promise<Service> {
  const server = httpServer(createApi(node, options), options.requestMs);
  running.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const url = `http://127.0.0.1:${port}`;
  return { url, port, server, request: requesterFor(url) };
}
