import type { QueryKey } from "@tanstack/react-query";
import type { LiveSubject } from "../../domain/live/live-subject";

type Listener = (subject: LiveSubject, state: string) => void;

interface NetworkSubjects {
  readonly listeners: Map<LiveSubject, Set<Listener>>;
  /** The states received from the feed since it was opened. */
  readonly states: Map<LiveSubject, string>;
  subscriptionsChanged: () => void;
}

const networks = new Map<string, NetworkSubjects>();

function of(network: string): NetworkSubjects {
  const existing = networks.get(network);
  if (existing !== undefined) return existing;
  const created = { listeners: new Map(), states: new Map(), subscriptionsChanged: () => {} };
  networks.set(network, created);
  return created;
}

/** Calls the listener with each change to these subjects, until the returned function is called. */
export function listenTo(network: string, subjects: readonly LiveSubject[], listener: Listener): () => void {
  const { listeners } = of(network);
  for (const subject of subjects) {
    const all = listeners.get(subject) ?? new Set();
    listeners.set(subject, all.add(listener));
  }
  of(network).subscriptionsChanged();
  return () => {
    for (const subject of subjects) {
      const all = listeners.get(subject);
      all?.delete(listener);
      if (all?.size === 0) listeners.delete(subject);
    }
    of(network).subscriptionsChanged();
  };
}

export function subscribedSubjects(network: string): readonly LiveSubject[] {
  return [...of(network).listeners.keys()];
}

/** Calls `changed` when the subscribed subjects may have changed. */
export function onSubscriptionChange(network: string, changed: () => void): () => void {
  of(network).subscriptionsChanged = changed;
  return () => {
    of(network).subscriptionsChanged = () => {};
  };
}

/** The last state received from the feed; undefined while the feed does not report this subject. */
export function publishedState(network: string, subject: LiveSubject): string | undefined {
  return of(network).states.get(subject);
}

export function publishState(network: string, subject: LiveSubject, state: string): void {
  const { states, listeners } = of(network);
  states.set(subject, state);
  for (const listener of listeners.get(subject) ?? []) listener(subject, state);
}

/** The queries of watched accounts (`watched-query.ts`). */
export const watchedKey = (network: string): QueryKey => ["watched", network];

/** The feed is closed: pages poll again. */
export function forgetStates(network: string): void {
  of(network).states.clear();
}
