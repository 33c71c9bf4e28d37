/** A field of a value that may not even be an object. */
export function fieldOf(input: unknown, name: string): unknown {
  return typeof input === "object" && input !== null && Object.hasOwn(input, name)
    ? Reflect.get(input, name)
    : undefined;
}
