/** "1 action", "2 actions", "1,050 blocks"; other plurals than those on "s" are given. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;
}
