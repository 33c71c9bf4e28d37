import { MINUTE, type DataOf, type ScenarioEvent } from "../scenario-event";
import type { ResidentName } from "../residents";
import type { Town } from "../town";
import { dutiesAt } from "./validator-duties";

/** The time between two duties on the live chain, so that validators do not act all at once. */
const PACE = MINUTE;
/** By then the effects of an order are on the chain. */
const REPEAT_AFTER = 10 * MINUTE;

/** Hands out the duties of validators on the live chain, one a minute, to each of them in turn. */
export class DutyRoster {
  readonly #handedOut = new Map<ResidentName, number>();
  #latest = 0;

  constructor(
    private readonly town: Town,
    private readonly dataOf: DataOf,
  ) {}

  next(now: number): ScenarioEvent | null {
    if (now < this.#latest + PACE) return null;
    this.#latest = now;
    const sinceOf = ({ by }: ScenarioEvent) => this.#handedOut.get(by) ?? 0;
    const [duty] = dutiesAt(this.town, this.dataOf, now)
      .filter((each) => now >= sinceOf(each) + REPEAT_AFTER)
      .toSorted((one, other) => sinceOf(one) - sinceOf(other));
    if (duty === undefined) return null;
    this.#handedOut.set(duty.by, now);
    return duty;
  }
}
