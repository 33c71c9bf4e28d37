import "server-only";
import * as v from "valibot";
import { systemClock } from "../../gateway/gateway-clock";
import { accountOf, processRedis } from "../../gateway/gateways";
import { LiveFeed } from "../../gateway/live/live-feed";
import { FOLLOW_MS, SharedPoll } from "../../gateway/live/shared-poll";
import { Subscriptions } from "../../gateway/live/subscriptions";
import { logError } from "../../gateway/observe/log";
import { outsideRequests } from "../../gateway/visitor/request-context";
import { wireJson } from "../../domain/list/wire-json";
import { kindOf, LIVE_LIMITS, type LiveKind, type LiveSubject } from "../../domain/live/live-subject";
import { readLiveSubject } from "../../domain/live/read-live-query";
import { HeadReport } from "../../domain/status/head-report";
import { refreshAfterMs } from "../../domain/status/refresh-delay";
import { loadHead } from "../status/load-head";
import { LiveWatch } from "./live-watch";
import { loadLiveStates, type LiveStates } from "./load-live-states";

/** The result of the network's single poll. */
export interface LiveReport {
  readonly head: HeadReport;
  readonly states: LiveStates;
}

interface NetworkLive {
  readonly feed: LiveFeed<LiveReport>;
  readonly subscriptions: Subscriptions<LiveSubject, LiveKind>;
}

/**
 * For all tabs and instances together: three calls for accounts, one each for the rest. Pages beyond these limits
 * poll.
 */
const MOST_SUBJECTS = { account: 300, pending: 100, message: 100 } as const;
/** For one visitor, with all tabs: a watchlist, and a few pages. */
const SUBJECTS_OF_EACH = { account: LIVE_LIMITS.account, pending: 20, message: 20 } as const;

const networks = new Map<string, NetworkLive>();

/** One for all listeners, so that their number does not affect the service. */
export function liveOf(network: string): NetworkLive {
  const existing = networks.get(network);
  if (existing !== undefined) return existing;
  const subscriptions = new Subscriptions<LiveSubject, LiveKind>({
    kindOf,
    most: MOST_SUBJECTS,
    each: SUBJECTS_OF_EACH,
  });
  const watch = new LiveWatch({
    load: (subjects) => loadLiveStates(network, subjects),
    clock: systemClock,
    onBug,
  });
  const load = (others: readonly string[]) =>
    outsideRequests(async (): Promise<LiveReport> => {
      const subjects = subscriptions.withOthers(others.flatMap(subjectsIn));
      const [head, states] = await Promise.all([loadHead(network, "poll"), watch.next(subjects)]);
      return { head, states };
    });
  const shared = sharedPollOf(network, load, () => subscriptions.all.join(" "));
  const feed = new LiveFeed<LiveReport>({
    load: () => shared?.next() ?? load([]),
    pauseMs: (latest, failures) =>
      shared?.isFollowing === true ? FOLLOW_MS : refreshAfterMs(latest?.head.problem ?? null, failures),
    failed: ({ head }) => head.problem !== null,
    onIdle: () => shared?.release(),
    clock: systemClock,
    onBug,
  });
  const live = { feed, subscriptions };
  networks.set(network, live);
  return live;
}

const subjectsIn = (text: string): readonly LiveSubject[] =>
  text.split(" ").flatMap((each) => readLiveSubject(each) ?? []);

const WireReport = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ head: HeadReport, states: v.record(v.string(), v.string()) }),
);

/** One poll for all instances, if they share a Redis. */
function sharedPollOf(
  network: string,
  load: (others: readonly string[]) => Promise<LiveReport>,
  subscribed: () => string,
): SharedPoll<LiveReport> | null {
  const redis = processRedis();
  if (redis === null) return null;
  return new SharedPoll({
    subject: accountOf(network),
    redis,
    clock: systemClock,
    load,
    subscribed,
    write: ({ head, states }) => wireJson({ head, states: Object.fromEntries(states) }),
    read: (text) => {
      const read = v.safeParse(WireReport, text);
      return read.success ? { head: read.output.head, states: statesOf(read.output.states) } : null;
    },
    onBug,
  });
}

function statesOf(written: Readonly<Record<string, string>>): LiveStates {
  return new Map(
    Object.entries(written).flatMap(([text, state]) => {
      const subject = readLiveSubject(text);
      return subject === null ? [] : [[subject, state] as const];
    }),
  );
}

function onBug(error: unknown): void {
  logError("live", error);
}
