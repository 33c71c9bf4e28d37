/** Made once: `toLocaleString` looks its formatter up in every call. */
const NUMBERS = new Intl.NumberFormat("en-US");

/** "62,144,801": a whole number for text; on screen `Count` draws it. */
export function numberText(value: number | bigint): string {
  return NUMBERS.format(value);
}

/** "1 action", "2 actions", "1,050 blocks"; plurals that do not end in "s" are passed in. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${numberText(count)} ${count === 1 ? one : many}`;
}
