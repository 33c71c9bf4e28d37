import type { Locator, Page } from "@playwright/test";
import type { Facts } from "./upstream/facts";

/** A page that tells what the service says. Every one of them meets every test of this table. */
export interface SitePage {
  readonly name: string;
  /** Behind the network's prefix. */
  readonly path: (facts: Facts) => string;
  /** What is there only if the service's answer is. */
  readonly content: (page: Page) => Locator;
  /** A field of the page's main answer that can have the wrong type. */
  readonly field: string;
  /** What "not found" means here, if the page knows better than the service. */
  readonly missing?: { readonly status: number; readonly says: RegExp };
}

const head = (page: Page) => page.getByTestId("head-seqno");
const firstRow = (page: Page) => page.getByRole("rowheader").first();

export const SITE: readonly SitePage[] = [
  { name: "home", path: () => "", content: head, field: "last.seqno" },
  { name: "status", path: () => "/status", content: head, field: "last.seqno" },
  { name: "blocks", path: () => "/blocks", content: firstRow, field: "blocks.0.seqno" },
];

/** Those that stay up to date by themselves. */
export const LIVE_PAGES = [
  { name: "home", path: "" },
  { name: "status", path: "/status" },
] as const;

/** Pages that ask the service nothing, but for the foot. */
export const PLAIN_PAGES = ["/ui"] as const;
