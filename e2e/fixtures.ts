import { test as base, expect, type Page } from "playwright/test";
import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { leaseNetwork } from "./lease";
import { upstream, type UpstreamControl } from "./upstream/control";
import { SEEN_FOLDER, UPSTREAM_URL, type NetworkKind } from "./world";

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
  complaints: [
    async ({ page }, provide) => {
      const complaints = listen(page);
      await provide(complaints);
      expect(complaints, "complaints of the browser").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from "playwright/test";

function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(`uncaught: ${error.message}`));
  page.on("console", (message) => {
    // That an answer was an error is what many tests are about; the browser notes it on its own.
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
      complaints.push(message.text());
  });
  page.on("response", (response) => {
    void remember(response.url(), response.allHeaders(), response.body());
  });
  return complaints;
}

/** Writes down everything that a browser was sent; canary.spec.ts reads it. */
async function remember(
  url: string,
  headers: Promise<Record<string, string>>,
  body: Promise<Buffer>,
): Promise<void> {
  const [head, content] = await Promise.allSettled([headers, body]);
  const parts = [
    url,
    head.status === "fulfilled" ? JSON.stringify(head.value) : "",
    content.status === "fulfilled" ? content.value.toString("latin1") : "",
  ];
  appendFileSync(join(SEEN_FOLDER, `${process.pid}.txt`), `${parts.join("\n")}\n`);
}
