import { once } from "node:events";
import { createServer } from "node:net";

/**
 * Below the range from which systems take ports for outgoing connections, so none of those can take it meanwhile; above the
 * last one that browsers and `fetch` refuse (10080).
 */
const FROM = 10_100;
const TO = 30_000;

/** A port on 127.0.0.1 that nothing listens on. @returns {Promise<number>} */
export async function freePort() {
  for (;;) {
    const port = FROM + Math.floor(Math.random() * (TO - FROM));
    const probe = createServer();
    try {
      probe.listen(port, "127.0.0.1");
      await once(probe, "listening");
      return port;
    } catch {
      // In use: tries another one.
    } finally {
      if (probe.listening) {
        probe.close();
        await once(probe, "close");
      }
    }
  }
}
