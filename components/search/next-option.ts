/** The index that a key moves to from `from` (-1 for none); null if the key edits the text. */
export function nextOption(key: string, from: number, count: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case "ArrowDown":
      return (from + 1) % count;
    case "ArrowUp":
      return from <= 0 ? count - 1 : from - 1;
    case "Home":
      return from < 0 ? null : 0;
    case "End":
      return from < 0 ? null : count - 1;
    default:
      return null;
  }
}
