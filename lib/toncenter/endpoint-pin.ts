/** The upper bounds that lists accept, the preferred one first. */
const PIN_PARAMS = ["end_lt", "end_utime"] as const;
type PinParam = (typeof PIN_PARAMS)[number];

/** An upper bound that keeps the offsets of a list still while new rows arrive. */
export interface Pin {
  readonly param: PinParam;
  /** The field of a row that the service compares with the bound. */
  readonly field: string;
}

interface BoundValue {
  readonly end_lt: bigint;
  readonly end_utime: number;
}

/** Any field, until the compiler has inferred the rows. */
type FieldFor<P extends PinParam, T> = unknown extends T
  ? string
  : { [K in keyof T & string]-?: T[K] extends BoundValue[P] | null ? K : never }[keyof T & string];

/** For each bound among the parameters `S`: the field of the rows `T` that it limits. */
type PinFields<S, T> = {
  readonly [P in keyof S & PinParam]:
    | FieldFor<P, T>
    // An lt that would separate rows of the same time cannot be used.
    | (P extends "end_lt" ? null : never);
};

interface Hiding<V> {
  /** True when a bound would exclude rows that the list has without it. */
  hidesRows?(values: V): boolean;
}

/** The pin properties of an endpoint's row. Required for a list with an offset and an upper bound. */
export type PinnedBy<S, T, V> = S extends { readonly offset: unknown }
  ? [keyof S & PinParam] extends [never]
    ? NotPinned
    : { readonly pin: PinFields<S, T> & Hiding<V> }
  : NotPinned;

interface NotPinned {
  readonly pin?: never;
}

export type AnyPin<V> = { readonly [P in PinParam]?: string | null } & Hiding<V>;

/**
 * The bounds of a list, the preferred one first. An lt belongs to one transaction while a second has hundreds, so
 * more rows can still arrive under a bound in time; and a bound in time makes the service sort by time, which would
 * order the second page differently from the first.
 */
export function pinsOf(pin: AnyPin<never> | undefined): readonly Pin[] {
  return PIN_PARAMS.flatMap((param) => {
    const field = pin?.[param] ?? null;
    return field === null ? [] : [{ param, field }];
  });
}
