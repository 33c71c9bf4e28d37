import "server-only";
import { visitorOf } from "../visitor/visitor-address";

interface SubscriptionLimits<S extends string, K extends string> {
  readonly kindOf: (subject: S) => K;
  /** The maximum of each kind at a time. */
  readonly most: Readonly<Record<K, number>>;
  /** The maximum of each kind per visitor, so that no visitor takes all of them. */
  readonly each: Readonly<Record<K, number>>;
}

/** How many listeners each subject has. */
type Listeners<S> = Map<S, number>;

/** The subjects that listeners of this process subscribe to, each once, however many listeners it has. */
export class Subscriptions<S extends string, K extends string> {
  readonly #limits: SubscriptionLimits<S, K>;
  readonly #listeners: Listeners<S> = new Map();
  readonly #visitors = new Map<string, Listeners<S>>();

  constructor(limits: SubscriptionLimits<S, K>) {
    this.#limits = limits;
  }

  get all(): readonly S[] {
    return [...this.#listeners.keys()];
  }

  /** Adds what fits, until the returned function is called. */
  add(
    address: string,
    subjects: Iterable<S>,
  ): { readonly accepted: ReadonlySet<S>; readonly release: () => void } {
    const visitor = visitorOf(address);
    const own: Listeners<S> = this.#visitors.get(visitor) ?? new Map();
    const accepted = new Set([...new Set(subjects)].filter((subject) => this.#take(own, subject)));
    if (own.size > 0) this.#visitors.set(visitor, own);
    let isReleased = false;
    const release = () => {
      if (isReleased) return;
      isReleased = true;
      for (const subject of accepted)
        for (const listeners of [this.#listeners, own]) leave(listeners, subject);
      if (own.size === 0 && this.#visitors.get(visitor) === own) this.#visitors.delete(visitor);
    };
    return { accepted, release };
  }

  /** Includes the subjects of other instances, as far as they fit; sorted, so that equal requests share an answer. */
  withOthers(others: Iterable<S>): readonly S[] {
    const { kindOf, most } = this.#limits;
    const union = [...new Set([...this.all, ...others])];
    const taken = new Map<K, number>();
    return union
      .filter((subject) => {
        const kind = kindOf(subject);
        const place = (taken.get(kind) ?? 0) + 1;
        taken.set(kind, place);
        return place <= most[kind];
      })
      .sort();
  }

  #take(own: Listeners<S>, subject: S): boolean {
    const { most, each } = this.#limits;
    // A subject that others have already costs nothing more.
    if (
      !this.#listeners.has(subject) &&
      !(this.#hasPlace(this.#listeners, subject, most) && this.#hasPlace(own, subject, each))
    )
      return false;
    for (const listeners of [this.#listeners, own]) listeners.set(subject, (listeners.get(subject) ?? 0) + 1);
    return true;
  }

  #hasPlace(listeners: Listeners<S>, subject: S, most: Readonly<Record<K, number>>): boolean {
    const { kindOf } = this.#limits;
    const kind = kindOf(subject);
    return [...listeners.keys()].filter((other) => kindOf(other) === kind).length < most[kind];
  }
}

function leave<S>(listeners: Listeners<S>, subject: S): void {
  const others = (listeners.get(subject) ?? 1) - 1;
  if (others === 0) listeners.delete(subject);
  else listeners.set(subject, others);
}
