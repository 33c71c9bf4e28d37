import "server-only";

interface WantedLimits<S extends string, K extends string> {
  readonly kindOf: (subject: S) => K;
  /** The most of each kind that is asked for at a time. */
  readonly most: Readonly<Record<K, number>>;
}

/** What all listeners of this process want to be told about, each thing once, however many want it. */
export class Wanted<S extends string, K extends string> {
  readonly #limits: WantedLimits<S, K>;
  readonly #listeners = new Map<S, number>();

  constructor(limits: WantedLimits<S, K>) {
    this.#limits = limits;
  }

  get all(): readonly S[] {
    return [...this.#listeners.keys()];
  }

  /** What of it fits; that is wanted until the returned function is called. */
  add(subjects: Iterable<S>): { readonly accepted: ReadonlySet<S>; readonly release: () => void } {
    const accepted = new Set<S>();
    for (const subject of subjects) {
      const others = this.#listeners.get(subject) ?? 0;
      if (accepted.has(subject) || (others === 0 && !this.#hasPlace(subject))) continue;
      accepted.add(subject);
      this.#listeners.set(subject, others + 1);
    }
    let isReleased = false;
    const release = () => {
      if (isReleased) return;
      isReleased = true;
      for (const subject of accepted) {
        const others = (this.#listeners.get(subject) ?? 1) - 1;
        if (others === 0) this.#listeners.delete(subject);
        else this.#listeners.set(subject, others);
      }
    };
    return { accepted, release };
  }

  /** With what other instances want, as far as it fits; sorted, so that equal questions share an answer. */
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

  #hasPlace(subject: S): boolean {
    const { kindOf, most } = this.#limits;
    const kind = kindOf(subject);
    return this.all.filter((other) => kindOf(other) === kind).length < most[kind];
  }
}
