import "server-only";
import { AnswerCache } from "./cache/answer-cache";
import type { NetworkSettings } from "../config/environment.mjs";
import { connectionOf } from "./upstream/connection";
import { systemClock } from "./gateway-clock";
import type { Gateway } from "./gateway";
import { logCall, logError } from "./observe/log";
import { countCall } from "./observe/metrics";
import { processTracer } from "./observe/process-tracer";
import { readNameFiles } from "./names/name-files";
import { openGateway, type Process } from "./open-gateway";
import { connectToRedis, OptionalRedis } from "./cache/redis";
import { openCards, type Cards } from "./picture/cards";
import { openPictures, type Pictures } from "./picture/pictures";
import { SourceRegistry } from "./sources/source-registry";
import { settings } from "./process-settings";
import { currentRequest } from "./visitor/request-context";

interface Gateways {
  readonly process: Process;
  readonly open: Map<string, Gateway>;
  readonly cards: Cards;
  readonly sources: SourceRegistry | null;
}

// Next bundles pages, routes and instrumentation separately: a module exists several times, the process once.
const SHARED = Symbol.for("shardscope.gateways");

function gateways(): Gateways {
  const shared: typeof globalThis & { [SHARED]?: Gateways } = globalThis;
  shared[SHARED] ??= { process: startProcess(), open: new Map(), cards: openCards(), sources: openSources() };
  return shared[SHARED];
}

function startProcess(): Process {
  const { redisUrl } = settings();
  const redis =
    redisUrl === null ? null : new OptionalRedis(connectToRedis(redisUrl, onRedisError), systemClock);
  return {
    clock: systemClock,
    cache: new AnswerCache(),
    redis,
    givenNames: (network) => readNameFiles(settings().namesFiles, network),
    pictures: settings().pictures ? openPictures(settings(), redis, systemClock) : null,
    random: Math.random,
    observe: (call) => {
      countCall(call);
      logCall(call);
      processTracer()?.addCall(currentRequest()?.id ?? null, call);
    },
    onBug: (error) => logError("gateway", error),
  };
}

function onRedisError(error: Error): void {
  logError("redis", error);
}

/** The gateway of a configured network, made on first use. Validate names from URLs with `findNetwork` first. */
export function gatewayOf(networkId: string): Gateway {
  const { process, open } = gateways();
  const existing = open.get(networkId);
  if (existing !== undefined) return existing;
  const gateway = openGateway(networkSettings(networkId), process);
  open.set(networkId, gateway);
  return gateway;
}

/**
 * Reads the name files, so that an invalid one prevents the start, and begins to fill the names of the default
 * network. The names of other networks are filled when they are first searched.
 */
export function startNames(): void {
  const { networks, namesFiles, defaultNetwork } = settings();
  for (const { id } of networks) readNameFiles(namesFiles, id);
  if (defaultNetwork !== null) gatewayOf(defaultNetwork).names.open();
}

/** The identifier of a network's service and key, equal on instances that share data. */
export function accountOf(networkId: string): string {
  return connectionOf(networkSettings(networkId)).fingerprint;
}

function networkSettings(networkId: string): NetworkSettings {
  const network = settings().networks.find((each) => each.id === networkId);
  if (network === undefined) throw new Error(`no network named "${networkId}" is configured`);
  return network;
}

/** The pictures named by tokens of all networks; null if PICTURES is off. */
export function allPictures(): Pictures | null {
  return gateways().process.pictures ?? null;
}

/** The pictures of link previews. */
export function linkCards(): Cards {
  return gateways().cards;
}

/** The Redis that instances share; null if there is none. */
export function processRedis(): OptionalRedis | null {
  return gateways().process.redis;
}

/** The registry of verified sources; null if none is configured. */
export function sourceRegistry(): SourceRegistry | null {
  return gateways().sources;
}

function openSources(): SourceRegistry | null {
  const { sourcesUrl } = settings();
  return sourcesUrl === null ? null : new SourceRegistry(sourcesUrl);
}

/** The gateways that have been used since the process started. */
export function openGateways(): readonly Gateway[] {
  return [...gateways().open.values()];
}
