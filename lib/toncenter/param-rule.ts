/** A condition between the parameters of a request, with the service's own message for its violation. */
export interface ParamRule {
  readonly message: string;
  holds(given: ReadonlySet<string>, values: Readonly<Record<string, unknown>>): boolean;
}

const count = (given: ReadonlySet<string>, names: readonly string[]) =>
  names.filter((name) => given.has(name)).length;

export function exactlyOneOf(names: readonly string[], message: string): ParamRule {
  return { message, holds: (given) => count(given, names) === 1 };
}

export function atLeastOneOf(names: readonly string[], message: string): ParamRule {
  return { message, holds: (given) => count(given, names) > 0 };
}

export function atMostOneOf(names: readonly string[], message: string): ParamRule {
  return { message, holds: (given) => count(given, names) < 2 };
}

export function allOrNone(names: readonly string[], message: string): ParamRule {
  return { message, holds: (given) => [0, names.length].includes(count(given, names)) };
}

/** `name` may only be given together with one of `others`. */
export function onlyWith(name: string, others: readonly string[], message: string): ParamRule {
  return { message, holds: (given) => !given.has(name) || count(given, others) > 0 };
}

/** Any other condition, on the values themselves. */
export function rule(
  message: string,
  holds: (values: Readonly<Record<string, unknown>>) => boolean,
): ParamRule {
  return { message, holds: (_, values) => holds(values) };
}
