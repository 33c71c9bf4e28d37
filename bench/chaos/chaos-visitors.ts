import { setTimeout as wait } from "node:timers/promises";
import { Agent, request } from "undici";
import type { Visit } from "./chaos-limits";
import { problemOf, rowsIn, type Target } from "./page-check";
import { oneOf } from "./seeded-random";

/** Timeout of a request. */
const TIMEOUT_MS = 30_000;
const THINK_MS = [50, 400] as const;
const WATCH_MS = [500, 2_500] as const;

export interface Received {
  readonly status: number;
  readonly body: string;
  readonly firstMs: number;
  readonly wholeMs: number;
}

/** A page counts as visible with its heading, data with the first byte. */
export async function receive(agent: Agent, url: string, isPage: boolean): Promise<Received> {
  const sentMs = performance.now();
  const response = await request(url, { dispatcher: agent, signal: AbortSignal.timeout(TIMEOUT_MS) });
  let body = "";
  let firstMs: number | null = null;
  const decoder = new TextDecoder();
  for await (const chunk of response.body) {
    body += decoder.decode(Buffer.from(chunk), { stream: true });
    if (firstMs === null && (!isPage || body.includes("</h1>"))) firstMs = performance.now() - sentMs;
  }
  const wholeMs = performance.now() - sentMs;
  return { status: response.statusCode, body, firstMs: firstMs ?? wholeMs, wholeMs };
}

/** Records the response without faults. Throws if it is wrong. */
export async function learn(
  agent: Agent,
  url: string,
  { what, path, identity }: Pick<Target, "what" | "path" | "identity">,
): Promise<Target> {
  const { status, body } = await receive(agent, url + path, identity !== null);
  const target: Target = { what, path, identity, rows: rowsIn(path, body) };
  const problem = problemOf({ ...target, rows: 0 }, status, body);
  if (status !== 200 || problem !== null)
    throw new Error(`${what} (${path}) fails before any fault: ${status} ${problem}`);
  return target;
}

export interface Browsing {
  readonly agent: Agent;
  readonly explorers: readonly string[];
  readonly targets: readonly Target[];
  readonly random: () => number;
  readonly nowMs: () => number;
  /** How long this process, or that explorer, has been blocked since that time. */
  readonly stalledSince: (ms: number, place: number) => number;
  readonly found: (visit: Visit) => void;
}

/** Goes from page to page, on either explorer, as if behind a load balancer. */
export async function browse(browsing: Browsing, untilMs: number): Promise<void> {
  const { explorers, targets, random, nowMs } = browsing;
  while (nowMs() < untilMs) {
    const each = oneOf(targets, random);
    const place = Math.floor(random() * explorers.length);
    await visit(browsing, each, place);
    await wait(THINK_MS[0] + random() * (THINK_MS[1] - THINK_MS[0]));
  }
}

async function visit(
  { agent, explorers, nowMs, stalledSince, found }: Browsing,
  target: Target,
  place: number,
): Promise<void> {
  const atMs = nowMs();
  const what = `${target.what}, explorer ${place + 1},`;
  try {
    const isPage = target.identity !== null;
    const { status, body, firstMs, wholeMs } = await receive(
      agent,
      `${explorers[place]}${target.path}`,
      isPage,
    );
    const problem = problemOf(target, status, body);
    const seen = { status, problem, wholeMs, stalledMs: stalledSince(atMs, place) };
    // Data has no first paint.
    found({ what, atMs, ...seen, firstMs: isPage ? firstMs : 0 });
  } catch (error) {
    const tookMs = nowMs() - atMs;
    const problem = error instanceof Error ? error.message : String(error);
    found({
      what,
      atMs,
      status: null,
      firstMs: tookMs,
      wholeMs: tookMs,
      problem,
      stalledMs: stalledSince(atMs, place),
    });
  }
}

/** Holds a live stream open for a while, as a tab does. */
export async function watch(
  { agent, explorers, random, nowMs, stalledSince, found }: Browsing,
  untilMs: number,
) {
  while (nowMs() < untilMs) {
    const atMs = nowMs();
    const place = Math.floor(random() * explorers.length);
    const leave = AbortSignal.timeout(Math.round(WATCH_MS[0] + random() * (WATCH_MS[1] - WATCH_MS[0])));
    let status: number | null = null;
    let firstMs: number | null = null;
    try {
      const response = await request(`${explorers[place]}/api/mainnet/live`, {
        dispatcher: agent,
        signal: leave,
      });
      status = response.statusCode;
      for await (const _ of response.body) firstMs ??= nowMs() - atMs;
    } catch {
      // Aborted, or there was no answer: then there is no status.
    }
    // A visitor who left before the response has no finding.
    if (status === null && leave.aborted) continue;
    const tookMs = nowMs() - atMs;
    const seen = { status, firstMs: firstMs ?? tookMs, wholeMs: 0, stalledMs: stalledSince(atMs, place) };
    found({ what: `live, explorer ${place + 1},`, atMs, ...seen, problem: null });
  }
}
