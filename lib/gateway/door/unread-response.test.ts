import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { limitUnread } from "./unread-response";

/** More than the buffers of both ends of a connection hold. */
const LONG = Buffer.alloc(64 * 1_024 * 1_024, "a");

async function responseTo(body: Buffer, unreadMs: number) {
  let respond: (response: ServerResponse) => void = () => {};
  const responded = new Promise<ServerResponse>((resolve) => (respond = resolve));
  const server = createServer((_request, response) => {
    limitUnread(response, unreadMs);
    respond(response);
    response.end(body);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = (address === null || typeof address === "string" ? null : (address satisfies AddressInfo))
    ?.port;
  const client = connect(port ?? 0, "127.0.0.1");
  client.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  const response = await responded;
  return {
    response,
    client,
    close: () => {
      client.destroy();
      server.close();
    },
  };
}

it("a complete response that nobody reads is closed", async () => {
  const { response, client, close } = await responseTo(LONG, 50);
  await once(response, "close");
  expect(client.bytesRead).toBeLessThan(LONG.length);
  close();
});

it("a response that is read is complete, and its connection stays open", async () => {
  const { response, client, close } = await responseTo(LONG, 60_000);
  client.resume();
  await once(response, "finish");
  expect(client.destroyed).toBe(false);
  close();
});
