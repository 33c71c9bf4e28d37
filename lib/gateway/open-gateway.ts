import "server-only";
import type { NetworkSettings } from "../config/environment.mjs";
import { Answers } from "./cache/answers";
import { Breaker } from "./budget/breaker";
import { TokenBucket, type Rate } from "./budget/bucket";
import type { AnswerCache } from "./cache/answer-cache";
import type { Clock } from "./gateway-clock";
import { connectionOf } from "./upstream/connection";
import { Gateway } from "./gateway";
import { healthOf } from "./upstream/health";
import { LostCalls } from "./budget/lost-calls";
import { fillNames } from "./names/fill-names";
import { Journal, type CallRecord } from "./upstream/journal";
import { RedisLedger } from "./budget/ledger";
import { withGivenNames, type GivenNames } from "./names/given-names";
import { MemoryNames } from "./names/memory-names";
import { namesInAnswer } from "./names/names-in-answer";
import { NetworkNames } from "./names/network-names";
import { SharedNames } from "./names/shared-names";
import type { Pictures } from "./picture/pictures";
import { withPictures, type PictureSigner } from "./picture/with-pictures";
import { publicPart } from "./networks";
import type { OptionalRedis } from "./cache/redis";
import { Scheduler } from "./budget/scheduler";
import { NO_SHARED_CACHE, RedisCache } from "./cache/shared-cache";
import { HttpTransport, type Transport } from "./upstream/transport";
import { Upstream } from "./upstream/upstream";
import { outsideRequests } from "./visitor/request-context";

/** What the gateways of one process share. */
export interface Process {
  readonly clock: Clock;
  readonly cache: AnswerCache;
  readonly redis: OptionalRedis | null;
  readonly random: () => number;
  readonly observe: (call: CallRecord) => void;
  readonly onBug: (error: unknown) => void;
  /** Null or absent if answers are not to name pictures. */
  readonly pictures?: Pictures | null;
  /** The names that files give to accounts and tokens of a network. */
  readonly givenNames?: (network: string) => GivenNames;
  /** Tests bring their own. */
  readonly transport?: Transport;
}

/**
 * The service counts per second, so in the worst case one second contains the rate and the burst. A cold page of
 * three calls needs a burst of three in ten at the rate of a free key, and that is little enough to be tolerated.
 */
function rateOf(requestsPerSecond: number): Rate {
  return { perSecond: requestsPerSecond, burst: Math.max(1, Math.floor(requestsPerSecond * 0.3)) };
}

/** Twice what the rate needs if answers take a second; bounded, so that a slow service does not fill our memory. */
function concurrencyOf(requestsPerSecond: number): number {
  return Math.min(64, Math.max(4, Math.ceil(requestsPerSecond * 2)));
}

/** Assembles the gateway of one network. Cheap: nothing is connected before the first call. */
export function openGateway(network: NetworkSettings, process: Process): Gateway {
  const { clock, cache, redis, random, observe, onBug } = process;
  const connection = connectionOf(network);
  const rate = rateOf(network.requestsPerSecond);
  const concurrency = concurrencyOf(network.requestsPerSecond);
  const account = connection.fingerprint;

  const bucket = new TokenBucket(rate, clock);
  const ledger = redis === null ? null : new RedisLedger(redis, account, rate);
  const scheduler = new Scheduler(bucket, ledger, concurrency, clock);
  const breaker = new Breaker(clock);
  const lostCalls = new LostCalls(clock);
  const journal = new Journal(clock);
  const transport = process.transport ?? new HttpTransport(connection, 2 * concurrency, clock);
  const parts = {
    network: network.id,
    clock,
    bucket,
    ledger,
    scheduler,
    breaker,
    lostCalls,
    transport,
    journal,
    random,
    observe,
  };
  const shared = redis === null ? NO_SHARED_CACHE : new RedisCache(redis);
  const given: GivenNames = process.givenNames?.(network.id) ?? new Map();
  const names = new NetworkNames({
    memory: new MemoryNames(undefined, given),
    shared: redis === null ? null : new SharedNames(redis, account),
    fill: () => outsideRequests(() => fillNames(gateway)),
    clock,
    onBug,
  });
  const signed = signerWithGiven(process.pictures?.signerOf(network) ?? null, given);
  const prepare = (value: unknown) => {
    try {
      const known = withGivenNames(value, given);
      const shown = signed === null ? known : withPictures(known, signed);
      names.note(namesInAnswer(shown));
      return shown;
    } catch (error) {
      // The answer itself is valid.
      onBug(error);
      return value;
    }
  };
  const answers = new Answers({
    account,
    upstream: new Upstream(parts),
    cache,
    shared,
    clock,
    prepare,
    onBug,
  });
  const health = { bucket, ledger, scheduler, answers, cache, breaker, journal };
  const gateway = new Gateway(publicPart(network), answers, names, () => healthOf(health));
  return gateway;
}

/** A picture from a names file takes precedence over that of the metadata. */
function signerWithGiven(signer: PictureSigner | null, given: GivenNames): PictureSigner | null {
  if (signer === null || given.size === 0) return signer;
  return (info, address) => {
    const image = given.get(address)?.image ?? null;
    return signer(image === null ? info : { ...info, image, extra: null }, address);
  };
}
