import { getPriority, setPriority } from "node:os";
import { test as base, expect, type Page } from "playwright/test";
import { leaseNetwork } from "./lease";
import { remember } from "./seen";
import { upstream, type UpstreamControl } from "./upstream/control";
import { UPSTREAM_URL, type NetworkKind } from "./world";

// Tests and their browsers come after the servers, so that a page is late when its service is, and not when a look at
// another page keeps the processors busy. The files of tests are read by the process that starts servers, too.
if (process.env["TEST_WORKER_INDEX"] !== undefined) setPriority(Math.min(19, getPriority() + 5));

interface World {
  /** A network of the test's own, with a key and without a rate that matters. */
  readonly network: string;
  /** The hands on that network's service. */
  readonly service: UpstreamControl;
  readonly lease: (kind: NetworkKind) => { readonly network: string; readonly service: UpstreamControl };
  /** What the browser complained about; a test that expects complaints empties it. */
  readonly complaints: string[];
}

/** Every test of a page gets this: nothing may be blocked by our own policy, nothing may crash unseen. */
export const test = base.extend<World>({
  // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the pattern to know what a fixture needs
  lease: async ({}, provide) => {
    await provide((kind) => {
      const network = leaseNetwork(kind);
      return { network, service: upstream(network, UPSTREAM_URL) };
    });
  },
  network: async ({ lease }, provide) => provide(lease("e").network),
  service: async ({ network }, provide) => provide(upstream(network, UPSTREAM_URL)),
  // oxlint-disable-next-line eslint/no-empty-pattern -- as above
  complaints: async ({}, provide) => {
    const complaints: string[] = [];
    await provide(complaints);
    expect(complaints, "complaints of the browser").toEqual([]);
  },
  // A test that takes no page opens none.
  page: async ({ page, complaints }, provide) => {
    listen(page, complaints);
    await provide(page);
  },
});

export { expect } from "playwright/test";

/** Keeps what the browser complains about, and writes down what it is sent. */
export function listen(page: Page, complaints: string[]): void {
  page.on("pageerror", (error) => complaints.push(`uncaught: ${error.message}`));
  page.on("console", (message) => {
    // That an answer was an error is what many tests are about; the browser notes it on its own.
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
      complaints.push(message.text());
  });
  page.on("response", (response) => {
    // Files of the build are looked through where they lie, once.
    if (!new URL(response.url()).pathname.startsWith("/_next/static/"))
      void rememberResponse(response.url(), response.allHeaders(), response.body());
  });
}

async function rememberResponse(
  url: string,
  headers: Promise<Record<string, string>>,
  body: Promise<Buffer>,
): Promise<void> {
  const [head, content] = await Promise.allSettled([headers, body]);
  remember(
    url,
    head.status === "fulfilled" ? head.value : {},
    content.status === "fulfilled" ? content.value.toString("latin1") : "",
  );
}
