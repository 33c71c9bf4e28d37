import "server-only";
import type { ServerResponse } from "node:http";

/** As React writes what it wants to be run as soon as it has come. Text of a page cannot look like this. */
const ASYNC_SCRIPT = /<script src="(\/_next\/static\/[\w./-]+)" async="" nonce="([^"]+)"><\/script>/g;

/**
 * Takes the scripts out of a page's head and has them loaded when the page has been painted. Otherwise they share
 * the network with its styles and fonts, and those that come early run before the page is painted, which can be
 * read without them. What is not the head from its start stays as it is, and its scripts run when they come.
 */
export function scriptsAfterPaint(head: string): string {
  const found = [...head.matchAll(ASYNC_SCRIPT)];
  const nonce = found[0]?.[2];
  if (nonce === undefined || !head.includes("<head>")) return head;
  const paths = found.map(([, path]) => path);
  return head
    .replaceAll(ASYNC_SCRIPT, "")
    .replace(
      "<head>",
      () => `<head><script nonce="${nonce}">(${STARTER})(${JSON.stringify(paths)})</script>`,
    );
}

/**
 * Runs in the browser, before anything else, so that it waits for no styles. A window that nobody sees paints
 * nothing, and some browsers do not tell: there the scripts start when the page has loaded.
 */
const STARTER = `(paths) => {
  const start = () => {
    for (const path of paths.splice(0)) {
      const script = document.createElement("script");
      script.src = path;
      document.head.append(script);
    }
  };
  addEventListener("load", () => setTimeout(start, document.hidden ? 0 : 500));
  new PerformanceObserver(start).observe({ type: "paint", buffered: true });
}`;

/**
 * Does so with a page that is about to be written. Next asks for the headers to be sent right before the first
 * piece of what it renders, and only then: files and data have no such moment.
 */
export function paintFirst(response: ServerResponse): void {
  const flushHeaders = response.flushHeaders.bind(response);
  response.flushHeaders = () => {
    if (String(response.getHeader("Content-Type")).startsWith("text/html")) rewriteHead(response);
    flushHeaders();
  };
}

function rewriteHead(response: ServerResponse): void {
  let inHead = true;
  // oxlint-disable-next-line typescript/unbound-method -- a proxy hands on what it is called on
  response.write = new Proxy(response.write, {
    apply(write, self, [piece, ...rest]) {
      if (!inHead || !(piece instanceof Uint8Array)) return Reflect.apply(write, self, [piece, ...rest]);
      // Each byte is a character of latin1 and back again, so that letters cut in two at the piece's end stay whole.
      const text = Buffer.from(piece).toString("latin1");
      const end = text.indexOf("</head>");
      inHead = end === -1;
      const head = inHead ? text : text.slice(0, end);
      const written = scriptsAfterPaint(head) + text.slice(head.length);
      return Reflect.apply(write, self, [Buffer.from(written, "latin1"), ...rest]);
    },
  });
}
