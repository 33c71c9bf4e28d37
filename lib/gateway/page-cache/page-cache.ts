import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import type { Clock } from "../gateway-clock";
import {
  contextFor,
  REQUEST_LIMITS,
  withinRequest,
  type RequestContext,
  type RequestOrigin,
} from "../visitor/request-context";
import { visitorOf } from "../visitor/visitor-address";
import { RenderedResponse, requestFor } from "./rendered-response";
import { Rendering } from "./rendering";
import { sendPage, sendRendering } from "./send-page";
import type { SharedPages } from "./shared-pages";
import { isKeepable, isPublic, sizeOfPage, type PageHead, type WholePage } from "./whole-page";

/** A page that is the same for all visitors whose requests have the same key. */
export interface SharedPage {
  /** Everything that the page depends on. */
  readonly key: string;
  readonly target: string;
  /** The only headers that the render sees. */
  readonly headers: Readonly<Record<string, string>>;
  /** Whether instances exchange it; pages that are cheap to render are not exchanged. */
  readonly isExchanged: boolean;
}

/** How long a page is kept: as long as its shortest-lived answer is new, within these bounds. */
export const PAGE_LIFETIME_MS = {
  /** While an answer is being refreshed, each request would render the old one again. */
  least: 250,
  /** Even a page without answers shows how old everything is. */
  most: 5_000,
} as const;

/** Later requests get their own render: the deadlines of this one started with its first request. */
const JOINABLE_MS = 2_000;

type Render = (request: IncomingMessage, response: ServerResponse) => unknown;

interface PageCacheParts {
  readonly maxBytes: number;
  readonly clock: Clock;
  /** Null without Redis. */
  readonly shared: SharedPages | null;
  readonly onBug: (error: unknown) => void;
}

interface KeptPage {
  readonly page: WholePage;
  readonly sinceMs: number;
  readonly untilMs: number;
}

interface OpenRendering {
  readonly rendering: Rendering;
  /** Null while Redis is checked for a render by another instance. */
  context: RequestContext | null;
  readonly visitors: string[];
}

/**
 * Renders shared pages: once for all requests that arrive during the render, and for later ones while its answers are
 * new.
 */
export class PageCache {
  readonly #parts: PageCacheParts;
  readonly #kept: LRUCache<string, KeptPage>;
  readonly #open = new Map<string, OpenRendering>();
  #hits = 0;
  #joins = 0;
  #renderings = 0;

  constructor(parts: PageCacheParts) {
    this.#parts = parts;
    this.#kept = new LRUCache({
      maxSize: parts.maxBytes,
      maxEntrySize: Math.ceil(parts.maxBytes / 4),
      // Pages that have expired are dropped at once, not only when others need their room.
      ttl: PAGE_LIFETIME_MS.most,
      ttlAutopurge: true,
      sizeCalculation: ({ page }, key) => sizeOfPage(page) + key.length,
    });
  }

  /** Whether a request for it would render nothing. */
  has(key: string): boolean {
    return this.#held(key) !== null;
  }

  get counts() {
    return {
      hits: this.#hits,
      joins: this.#joins,
      renderings: this.#renderings,
      entries: this.#kept.size,
      bytes: this.#kept.calculatedSize,
    };
  }

  /** Answers a request for a shared page. Only the request's visitor and accepted encodings matter. */
  async serve(
    sharedPage: SharedPage,
    request: IncomingMessage,
    response: ServerResponse,
    origin: RequestOrigin,
    render: Render,
  ): Promise<void> {
    const held = this.#held(sharedPage.key);
    if (held !== null) {
      this.#hits += 1;
      setAge(response, held, this.#parts.clock.now());
      await sendPage(request, response, held.page);
      return;
    }
    const rendering = this.#join(sharedPage.key, origin) ?? this.#begin(sharedPage, origin, render);
    const leave = rendering.wait();
    response.once("close", leave);
    await rendering.settled();
    const { whole } = rendering;
    if (whole === null) await sendRendering(request, response, rendering);
    else await sendPage(request, response, whole);
    leave();
  }

  #held(key: string): KeptPage | null {
    const kept = this.#kept.get(key);
    if (kept === undefined) return null;
    if (this.#isCurrent(kept.untilMs)) return kept;
    this.#kept.delete(key);
    return null;
  }

  #isCurrent(untilMs: number): boolean {
    const leftMs = untilMs - this.#parts.clock.now();
    // The second condition covers a clock that was set back, and another instance's clock that is ahead.
    return leftMs > 0 && leftMs <= PAGE_LIFETIME_MS.most;
  }

  #join(key: string, { address }: Pick<RequestContext, "address">): Rendering | null {
    const open = this.#open.get(key);
    if (open === undefined) return null;
    const ageMs = this.#parts.clock.now() - open.rendering.startedMs;
    if (ageMs < 0 || ageMs >= JOINABLE_MS) return null;
    this.#joins += 1;
    const visitor = visitorOf(address);
    open.visitors.push(visitor);
    open.context?.waiting.join(visitor);
    return open.rendering;
  }

  #begin(sharedPage: SharedPage, origin: RequestOrigin, render: Render): Rendering {
    const { clock, onBug } = this.#parts;
    const shared = sharedPage.isExchanged ? this.#parts.shared : null;
    const rendering = new Rendering(origin.id, clock.now());
    const open: OpenRendering = { rendering, context: null, visitors: [] };
    this.#open.set(sharedPage.key, open);
    rendering.onAbandon(() => this.#close(sharedPage.key, open));
    if (shared === null) this.#render(sharedPage, open, origin, render);
    else this.#findOrRender(shared, sharedPage, open, origin, render).catch(onBug);
    return rendering;
  }

  async #findOrRender(
    shared: SharedPages,
    sharedPage: SharedPage,
    open: OpenRendering,
    origin: RequestOrigin,
    render: Render,
  ): Promise<void> {
    const { rendering } = open;
    const found = await shared.read(sharedPage.key);
    if (!rendering.isWanted) return;
    if (found === null || !this.#isCurrent(found.untilMs)) {
      this.#render(sharedPage, open, origin, render);
      return;
    }
    this.#keep(sharedPage.key, found.page, found.untilMs);
    this.#close(sharedPage.key, open);
    rendering.find(found.page);
  }

  #render(sharedPage: SharedPage, open: OpenRendering, origin: RequestOrigin, render: Render): void {
    this.#renderings += 1;
    const { rendering } = open;
    const request = requestFor(sharedPage.target, sharedPage.headers);
    const response: RenderedResponse = new RenderedResponse(request, {
      begin: () => rendering.begin(headOf(response)),
      chunk: (bytes) => rendering.chunk(bytes),
      end: (isComplete) => {
        rendering.end(isComplete);
        this.#close(sharedPage.key, open);
        this.#keepIfGood(sharedPage, rendering, context);
      },
    });
    const context = contextFor(request, response, origin, true);
    for (const visitor of open.visitors) context.waiting.join(visitor);
    open.context = context;
    rendering.onAbandon(() => {
      this.#close(sharedPage.key, open);
      response.destroy();
    });
    try {
      withinRequest(context, () => render(request, response));
    } catch (error) {
      this.#parts.onBug(error);
      response.destroy();
    }
  }

  #close(key: string, open: OpenRendering): void {
    if (this.#open.get(key) === open) this.#open.delete(key);
  }

  #keepIfGood(
    { key, isExchanged }: SharedPage,
    { whole, startedMs }: Rendering,
    { lifetime }: RequestContext,
  ): void {
    const { clock, shared, onBug } = this.#parts;
    const nowMs = clock.now();
    const tookMs = nowMs - startedMs;
    if (whole === null || lifetime.untilMs === null || !isKeepable(whole.head)) return;
    // Slower pages have been streamed in parts.
    if (tookMs < 0 || tookMs > REQUEST_LIMITS.paintMs) return;
    const { least, most } = PAGE_LIFETIME_MS;
    const untilMs = Math.min(nowMs + most, Math.max(nowMs + least, lifetime.untilMs));
    this.#keep(key, whole, untilMs);
    if (isExchanged) shared?.write(key, { page: whole, untilMs }, untilMs - nowMs).catch(onBug);
  }

  #keep(key: string, page: WholePage, untilMs: number): void {
    this.#kept.set(key, { page, sinceMs: this.#parts.clock.now(), untilMs });
  }
}

/** Caches in front of us count from when the page was rendered. */
function setAge(response: ServerResponse, { page, sinceMs }: KeptPage, nowMs: number): void {
  if (isPublic(page.head)) response.setHeader("Age", Math.ceil((nowMs - sinceMs) / 1_000));
}

function headOf(response: ServerResponse): PageHead {
  const headers = Object.entries(response.getHeaders()).flatMap(([name, value]) =>
    value === undefined || name === "content-length"
      ? []
      : [[name, typeof value === "number" ? String(value) : value] as const],
  );
  return { status: response.statusCode, headers };
}
