import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

interface Relay {
  readonly url: string;
  close(): void;
}

/** The same pages, but for one header. */
export async function relayWithout(header: string, target: string): Promise<Relay> {
  const server = createServer((asked, answer) => {
    const { method, headers, url = "/" } = asked;
    const onward = request(new URL(url, target), { method, headers }, (from) => {
      const { [header]: _left, ...others } = from.headers;
      answer.writeHead(from.statusCode ?? 502, others);
      from.pipe(answer);
    });
    onward.once("error", () => answer.destroy());
    asked.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === "string") throw new Error("the relay has no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
