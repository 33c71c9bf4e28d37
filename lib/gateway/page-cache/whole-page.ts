import "server-only";
import { freshNonce, nonceIn } from "../../security/nonce";
import { PageTemplate } from "./page-template";

type HeaderValue = string | readonly string[];

/** The status and headers of a page. */
export interface PageHead {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: HeaderValue])[];
}

/** A complete page that can be sent to any number of visitors. */
export interface WholePage {
  /** The request that rendered it; the page shows it when something goes wrong. */
  readonly id: string;
  readonly head: PageHead;
  /** The nonce it was rendered with; it is never sent to anybody. */
  readonly nonce: string;
  readonly bytes: Buffer;
  readonly template: PageTemplate;
}

export function wholePage(id: string, head: PageHead, bytes: Buffer): WholePage {
  // A response without a nonce has no places for one.
  const nonce = nonceOf(head) ?? freshNonce();
  return { id, head, nonce, bytes, template: new PageTemplate(bytes, nonce) };
}

export function nonceOf({ headers }: PageHead): string | null {
  const policy = headerOf(headers, "content-security-policy");
  return policy === null ? null : nonceIn(policy);
}

export function headerOf(headers: PageHead["headers"], header: string): string | null {
  const [, value] = headers.find(([name]) => name.toLowerCase() === header) ?? [];
  return value === undefined ? null : [value].flat().join(", ");
}

/**
 * Whether other visitors may get it, too: a list that caches may keep, or a page that is complete, has not been
 * marked as unshareable, and has places for nonces.
 */
export function isKeepable(head: PageHead): boolean {
  const { status, headers } = head;
  if (status !== 200 || headerOf(headers, "set-cookie") !== null) return false;
  if (isReport(head)) return isPublic(head);
  return isPage(head) && !isUnfinished(head) && nonceOf(head) !== null;
}

/** Whether the page marks itself as sent with parts still to come. */
export function isUnfinished(head: PageHead): boolean {
  return isPage(head) && head.status === 200 && headerOf(head.headers, "x-robots-tag") !== null;
}

/** Whether caches in front of us may keep it. */
export function isPublic({ headers }: PageHead): boolean {
  return headerOf(headers, "cache-control")?.startsWith("public") === true;
}

function isPage({ headers }: PageHead): boolean {
  return headerOf(headers, "content-type")?.startsWith("text/html") === true;
}

function isReport({ headers }: PageHead): boolean {
  return headerOf(headers, "content-type")?.startsWith("application/json") === true;
}

/** Bytes in memory. */
export function sizeOfPage({ head, template }: WholePage): number {
  return template.size + JSON.stringify(head).length;
}
